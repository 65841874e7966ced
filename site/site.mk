# The page without a server, see docs/site.md.  SWI-Prolog comes from npm; its
# program has no loader of C libraries, so the library is linked as a side
# module, with a C library of its own, for site/library.js.

SITE = $(BUILD)/site
WASM = $(BUILD)/wasm
NPM = $(BUILD)/npm/swipl
SWIPL_WASM = $(NPM)/node_modules/swipl-wasm
SITE_FILES = $(wildcard site/* web/* games/*/web/* games/*/*.txt games/*/games/*.txt)
WASM_CACHE = $(shell em-config CACHE)/sysroot/lib/wasm32-emscripten/pic

.PHONY: site test-site site-signature site-readings site-choices site-browser \
    bench-site wasm wasm-files

site: $(SITE)/index.html
	@:

# Side by side: what takes long are two tests without a browser.
test-site: site all
	+@$(MAKE) --no-print-directory $(JOBS) site-readings site-choices \
	    site-signature site-browser

site-signature:
	@node --no-experimental-fetch $(WASM)/signature.js $(SIGNATURE) | \
	    diff -u $(SIGNATURE) -

# What the file of that name in tests/long/ prints here and on the site.
site-readings site-choices: site-%:
	@$(SWIPL) --on-error=status -g $* -t halt tests/long/$*.pl \
	    >$(BUILD)/$*.txt 2>$(BUILD)/$*.log || { cat $(BUILD)/$*.log; exit 1; }
	@node site/run.mjs . $(SITE) tests/long/$*.pl $* 2>$(BUILD)/$*.log | \
	    diff -u $(BUILD)/$*.txt - || { cat $(BUILD)/$*.log; exit 1; }

site-browser:
	@$(SWIPL) --on-error=status -g site_and_halt tests/long/site.pl

# In one run: nodes a second of processor time, the most of three runs, of
# WebAssembly under node and of the baseline library; seconds of a first visit,
# by the clock.
RUNS = 1 2 3

bench-site: site all
	@echo "thousands of nodes a second: WebAssembly, C for any x86-64, ratio"
	@for g in $(IN_C); do { \
	    node site/run.mjs . $(SITE) tests/long/choices.pl \
	        $(foreach r,$(RUNS),"search_millions($$g)") 2>&1; \
	    GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2 $(SWIPL) -t halt \
	        $(foreach r,$(RUNS),-g "time_millions($$g)") \
	        tests/long/choices.pl; } | \
	    awk -v game=$$g '{ n = NR > $(words $(RUNS)); rate = 4000 / $$NF } \
	        rate > most[n] { most[n] = rate } \
	        END { printf "%-12s %6d %6d %6.2f\n", \
	              game, most[0], most[1], most[0] / most[1] }'; \
	done
	@echo "thousands of nodes to a depth"
	@$(SWIPL) -g slices -t halt bench/slices.pl
	@$(SWIPL) -g cold_times -t halt bench/cold.pl

wasm:
	+@$(MAKE) --no-print-directory $(JOBS) wasm-files BUILD=$(WASM) \
	    CC_MODULE=emcc THREADS= STEP='the library for the page' \
	    OPT='-O3 -flto -msimd128 -DNDEBUG \
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
