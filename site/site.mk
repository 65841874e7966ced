# The page without a server, see docs/site.md.  SWI-Prolog comes from npm; its
# program has no loader of C libraries, so the library is linked as a side
# module, with a C library of its own, for site/library.js.

SITE = $(BUILD)/site
WASM = $(BUILD)/wasm
NPM = $(BUILD)/npm/swipl
SWIPL_WASM = $(NPM)/node_modules/swipl-wasm
SITE_FILES = $(wildcard site/* web/* games/*/web/* games/*/*.txt games/*/games/*.txt)
WASM_CACHE = $(shell em-config CACHE)/sysroot/lib/wasm32-emscripten/pic

.PHONY: site test-site bench-site wasm wasm-files

site: $(SITE)/index.html
	@:

test-site: site all
	@node --no-experimental-fetch $(WASM)/signature.js $(SIGNATURE) | \
	    diff -u $(SIGNATURE) -
	@$(SWIPL) --on-error=status -g site_and_halt tests/long/site.pl

# In one run: nodes a second of processor time here, by the baseline library,
# and of WebAssembly under node; seconds of a first visit, by the clock.
bench-site: site all
	@echo "thousands of nodes a second, the C library for any processor"
	@GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2 $(SWIPL) -g rates -t halt \
	    tests/long/choices.pl
	@echo "seconds for a million nodes in WebAssembly"
	@node site/run.mjs . $(SITE) tests/long/choices.pl \
	    $(foreach g,$(IN_C),'search_million($(g))')
	@echo "thousands of nodes to a depth"
	@$(SWIPL) -g slices -t halt bench/slices.pl
	@$(SWIPL) -g cold_times -t halt bench/cold.pl

wasm:
	+@$(MAKE) --no-print-directory $(JOBS) wasm-files BUILD=$(WASM) \
	    CC_MODULE=emcc THREADS= STEP='the library for the page' \
	    OPT='-O3 -msimd128 -DNDEBUG \
	         -DPLVERSION=$(shell node -p "require('./site/package.json').config.plversion")'

wasm-files: $(BUILD)/tabuleiro.wasm $(BUILD)/signature.js
	@:

$(SITE)/index.html: wasm $(NPM)/installed $(SITE_FILES) $(PROLOG)
	@[ ! -e $@ ] || [ -n "$$(find $(filter-out wasm,$^) $(WASM)/tabuleiro.wasm \
	    -newer $@)" ] || exit 0; \
	node site/build.mjs . $(SWIPL_WASM) $(WASM)/tabuleiro.wasm $(SITE)

$(NPM)/installed: site/package.json site/package-lock.json
	@mkdir -p $(@D)
	@cp $^ $(@D)
	@cd $(@D) && npm ci --silent --no-audit --no-fund
	@: >$@

$(BUILD)/site/missing.o: CFLAGS_ALL += $(SWIPL_INCLUDE)
$(BUILD)/tabuleiro.wasm: $(CORE) $(NOTATION) $(BRIDGE) $(SHAPES:.c=.o) \
    $(ENGINE_HASH:.c=.o) $(BUILD)/site/missing.o
	$(Q)$(CC_MODULE) $(OPT) -sSIDE_MODULE=2 -sWASM_BIGINT \
	    -sEXPORTED_FUNCTIONS=_pl_install_tabuleiro -o $@ $^ \
	    $(WASM_CACHE)/libc.a $(WASM_CACHE)/libcompiler_rt.a

# The search signature as WebAssembly, for node.
$(BUILD)/signature.js: $(BUILD)/tools/signature.o $(CORE)
	$(Q)$(CC_MODULE) -O1 -sALLOW_MEMORY_GROWTH -sNODERAWFS -sEXIT_RUNTIME \
	    -sTOTAL_STACK=4MB -o $@ $^
