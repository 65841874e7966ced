# tabuleiro.  `make deps play` plays, `make deps test` tests; CONTRIBUTING.md
# says what lives where.  pack_install calls all, check and install with the
# SWIPL_* variables of its environment; without them swipl is asked.

SWIPL ?= swipl
OPT ?= -O3 -DNDEBUG

# A variable of the SWI-Prolog at hand.  All that uses it is expanded late:
# `make deps play` may only just have installed it.
runtime = $(shell eval "$$($(SWIPL) --dump-runtime-variables 2>/dev/null)"; \
	    echo "$$$(1)")

# A library in lib, where pack_install wants it, would keep pack_install from
# building a clone that was built before.
BUILD = build
BUILT = $(BUILD)/swipl-$(call runtime,PLVERSION)-$(call runtime,PLARCH)
MODULE_DIR = $(or $(SWIPL_MODULE_DIR),$(BUILT))
BUILT_FOR = $(BUILD)/for-$(notdir $(BUILT))
MODULE_EXT = $(or $(SWIPL_MODULE_EXT),$(call runtime,PLSOEXT))
MODULE = $(MODULE_DIR)/tabuleiro.$(MODULE_EXT)
# On macOS a module must say that it finds the PL_ functions in swipl.
LDFLAGS_MODULE = $(or $(SWIPL_MODULE_LDFLAGS),-shared) $(SWIPL_MODULE_LIB) \
		 $(if $(filter Darwin,$(shell uname)),-undefined dynamic_lookup) \
		 -pthread
CC_MODULE = $(or $(SWIPL_CC),$(CC))
SWIPL_INCLUDE = $(or $(SWIPL_CFLAGS),-I"$(call runtime,PLBASE)/include")

# Positions are bytes to the engine and structs to their game: the compiler
# may not reason from types that they are apart.
CFLAGS_ALL = -I$(BUILD) -std=c11 $(OPT) -g -fPIC -ffp-contract=off \
	     -fvisibility=hidden -fno-strict-aliasing $(THREADS) -Wall -Wextra -MMD -MP $(CFLAGS)
WARN_CORE = -Wshadow -Wconversion
THREADS = -pthread

# A game is a folder of games/, one in C where it has a C file of its name: its
# notation.c and codec.c go with the notations, original/ with the bridge, the
# rest with the engine.
IN_C = $(foreach g,$(notdir $(patsubst %/,%,$(wildcard games/*/))),\
	 $(if $(wildcard games/$(g)/$(g).c),$(g)))
GAMES_C = $(wildcard $(IN_C:%=games/%/*.c))
NOTATION_C = $(filter %/notation.c,$(GAMES_C))
CODEC_C = $(filter %/codec.c,$(GAMES_C))
ORIGINAL_C = $(wildcard $(IN_C:%=games/%/original/*.c))
object = $(patsubst %.c,$(BUILD)/%.o,$(1))
CORE = $(call object,$(wildcard c_src/engine/*.c) \
	 $(filter-out $(NOTATION_C) $(CODEC_C),$(GAMES_C)))
BRIDGE = $(call object,$(wildcard c_src/bridge/*.c) $(ORIGINAL_C))
NOTATION = $(call object,$(wildcard c_src/notation/*.c) $(NOTATION_C) $(CODEC_C)) \
	   $(BUILD)/notations.o
UGI = $(call object,$(wildcard c_src/ugi/*.c))
UGI_PROTOCOL = $(BUILD)/ugi_protocol.h
SHAPES = $(BUILD)/shapes.c
SHAPES_PL = $(IN_C:%=games/%/shapes.pl)
SHAPED = $(foreach g,$(IN_C),$(g)=games/$(g)/shapes.pl)
NOTATIONS = $(BUILD)/notations.c
# The names of the sources below: without one of them, or with one more, what is
# made of all is made anew.
SOURCES = $(BUILD)/sources.txt
# What decides the moves of the engine; the library has a hash of it.
ENGINE_HASH = $(BUILD)/engine_hash.c
HASHED = $(CORE:$(BUILD)/%.o=%.c) \
	 $(foreach folder,$(sort $(dir $(CORE:$(BUILD)/%=%))),$(wildcard $(folder)*.h))
SUITES_C = $(wildcard tests/c/check_*.c $(IN_C:%=games/%/tests/check_*.c))
C_TESTS = $(call object,$(sort $(wildcard tests/c/*.c) $(SUITES_C)))
CHECK_C = $(BUILD)/check_c
SIGNATURE = tests/data/signature.txt

# The library with one game more, whose C and shapes.pl are in another folder:
# by default the example of a game of one's own.  A game that games/ has already
# is no game more.
MORE = hare_in_c
MORE_DIR = examples/own_game
MORE_C = $(if $(filter $(MORE),$(IN_C)),,$(wildcard $(MORE_DIR)/*.c))
MORE_BUILD = $(BUILD)/more
MORE_MODULE = $(MORE_BUILD)/tabuleiro.$(MODULE_EXT)
MORE_OBJECTS = $(patsubst %.c,$(MORE_BUILD)/%.o,$(MORE_C) \
		 c_src/engine/registry.c c_src/bridge/codec.c shapes.c engine_hash.c)

# On x86-64 with glibc 2.33 or later a plain `make` compiles the library twice,
# the second time for x86-64-v3 (popcnt, BMI, AVX2).  Prolog loads a module that
# only names the library; the dynamic loader takes the one in the folder of the
# level when the processor has it.  With OPT set there is one library, compiled
# with OPT.  The tuning copies positions by vectors; gcc's default is rep movs,
# which is slow to start.
V3_FLAGS = -march=x86-64-v3 -mtune=skylake
V3 = $(and $(filter file,$(origin OPT)),$(shell \
       $(CC_MODULE) $(V3_FLAGS) -include features.h -dM -E -x c /dev/null \
	   2>/dev/null | awk '$$2 == "__GLIBC_MINOR__" && $$3 >= 33'))
V3_LEVEL = BUILD=$(BUILD)/v3 OPT='$(OPT) $(V3_FLAGS)'
RUNS_V3 = grep -qw avx2 /proc/cpuinfo
LIBRARY = libtabuleiro.$(MODULE_EXT)

# What is built is built on all cores, unless make was told on how many.
JOBS = $(if $(findstring -j,$(MAKEFLAGS)),,\
	 -j$(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2))

# A recipe that begins with $(Q) shows its command if V is set.  Otherwise make
# prints before the first such recipe what it compiles, in one line.
STEP = for $(or $(MAKECMDGOALS),all)
SILENT = $(findstring s,$(filter-out -%,$(firstword $(MAKEFLAGS))))
SAY = $(eval SAID = 1)$(info make: compiling $(STEP))
Q = $(if $(V),,@$(if $(SAID)$(SILENT),,$(SAY)))

GAME =
GAMES =
SEED =

# The games with facts on the texts of their moves.
told = $(foreach g,$(IN_C),$(if $(wildcard games/$(g)/notation.pl),$(g)))

# The games whose moves and positions have texts in C have opening books; a
# search takes a second or two.
named = $(patsubst games/%/notation.c,%,$(NOTATION_C))
BOOKS = $(named)
BOOK_POSITIONS = 300
BOOK_NODES = 2000000

.PHONY: all module levels quick deps deps-long play web screens test lint format doc coverage \
	check smoke check-c check-signature check-web check-prolog check-long signature \
	books bench strength ladder tables annotated more install clean distclean

# Without a C compiler the games have their rules in Prolog.  pack_install may
# have copied a clone with its library, which would be loaded first.
all:
	$(if $(SWIPL_MODULE_DIR),@rm -rf $(BUILD)/swipl-*)
	@command -v "$(SWIPL)" >/dev/null || \
	    { echo "make: $(SWIPL) is missing; try make deps" >&2; exit 1; }
	+@if command -v $(firstword $(CC_MODULE)) >/dev/null; then \
	    $(MAKE) --no-print-directory $(JOBS) $(if $(V3),levels,module); \
	else \
	    echo "make: no C compiler; the games play by their Prolog rules"; \
	fi
	+@$(MAKE) --no-print-directory quick STEP='the Prolog files'

module: $(MODULE)
	@:

# The Prolog files compiled, see prolog/tabuleiro/game/build.pl.
quick: $(BUILT)/quick
	@:

PROLOG = $(wildcard $(addsuffix .pl,prolog/* prolog/*/* prolog/*/*/* \
	   prolog/*/*/*/* games/*/*))

$(BUILT)/quick: tools/built.pl $(PROLOG) $(SOURCES)
	@mkdir -p $(@D)
	$(Q)$(SWIPL) --on-error=status -g list_and_halt tools/built.pl
	$(Q)$(SWIPL) --on-error=status -g compile_and_halt tools/built.pl
	@: >$@

levels:
	+@$(MAKE) --no-print-directory module OPT='$(OPT)' \
	    MODULE=$(MODULE_DIR)/$(LIBRARY) STEP='the library'
	+@$(MAKE) --no-print-directory module $(V3_LEVEL) \
	    MODULE=$(MODULE_DIR)/glibc-hwcaps/x86-64-v3/$(LIBRARY) \
	    STEP='the library for x86-64-v3'
	@[ $(MODULE) -nt $(MODULE_DIR)/$(LIBRARY) ] || \
	    $(CC_MODULE) -o $(MODULE) -shared -Wl,--no-as-needed \
	        -Wl,-rpath,'$$ORIGIN' -L$(MODULE_DIR) -ltabuleiro

# What the other goals of the command line need, see the table in tools/deps;
# first, even with -j.
deps:
	@tools/deps $(MAKECMDGOALS)

deps-long:
	@tools/deps check-long

ifneq ($(filter deps,$(MAKECMDGOALS)),)
.NOTPARALLEL:
endif

play: all
	@$(SWIPL) -g play -t halt play.pl

web: all
	@$(SWIPL) app/tabuleiro.pl serve

# Pictures of the page in build/screens; WRITE=1 makes two those of README and
# docs.
screens: all
	@$(SWIPL) --on-error=status -g screens_and_halt tests/long/browser.pl
	$(if $(WRITE),@cp $(BUILD)/screens/tactigon_middle_laptop_light.png \
	    docs/browser.png && cp $(BUILD)/screens/looks.png docs)

# Lint and the suites in C run beside the tests in Prolog, after the build: all
# of them need its objects.
test:
	+@$(MAKE) --no-print-directory all
	+@$(MAKE) --no-print-directory $(JOBS) lint check

lint: all $(UGI_PROTOCOL)
	@tools/lint

format:
	@tools/lint rewrite

doc: all
	@$(SWIPL) -q -g "doc_and_halt('$(BUILD)/doc')" -t 'halt(1)' tools/doc.pl

coverage:
	@tools/coverage

# pack_install, which sets the variable, calls check on any machine, however
# busy: a smoke test of seconds.
check: $(if $(SWIPL_PACK_VERSION),smoke,check-c check-signature check-web check-prolog)

smoke: all
	@$(SWIPL) --on-error=status -g smoke_and_halt tests/drivers/smoke.pl

check-c: all
	+@if pkg-config --exists check; then \
	    $(MAKE) --no-print-directory $(JOBS) $(CHECK_C) && $(CHECK_C); \
	else \
	    echo "check-c: skipped, libcheck is not installed (make deps check)"; \
	fi

# The modules of the page that need no browser.
check-web:
	@mkdir -p $(BUILD)
	@if command -v node >/dev/null; then \
	    node --test --test-reporter=tap tests/web/all.mjs \
	        >$(BUILD)/tests_web.txt || { \
	        cat $(BUILD)/tests_web.txt; exit 1; }; \
	    echo "check-web: $$(sed -n 's/^# pass //p' $(BUILD)/tests_web.txt) pass"; \
	else \
	    echo "check-web: skipped, node is not installed (make deps test)"; \
	fi

# Prints what the searches find; WRITE=1 makes that the new signature.
signature: $(BUILD)/signature
	@$(BUILD)/signature $(SIGNATURE) >$(BUILD)/signature.txt
	@cat $(BUILD)/signature.txt
	$(if $(WRITE),@mv $(BUILD)/signature.txt $(SIGNATURE))

check-signature: $(BUILD)/signature
	@$(BUILD)/signature $(SIGNATURE) | diff -u $(SIGNATURE) - || { \
	    echo "check-signature: a search has changed; if that was meant:" \
	         "make signature WRITE=1"; exit 1; }
	@echo "check-signature: $$(tail -n 1 $(SIGNATURE))"
	+@if [ "$(V3)" ] && $(RUNS_V3); then \
	    $(MAKE) --no-print-directory check-signature $(V3_LEVEL); \
	fi

# Opening books for the searches as they are now.  An interrupted book goes on
# from where it was, unless the engine has changed; for other BOOK_ variables
# delete $(BUILD)/books first.
books: $(BOOKS:%=$(BUILD)/books/%.txt)
	@for game in $(BOOKS); do \
	    cp $(BUILD)/books/$$game.txt games/$$game/book.txt; done

$(BUILD)/books/%.txt: $(BUILD)/book
	@mkdir -p $(@D)
	@[ $@.part -nt $< ] || rm -f $@.part
	$< $* $(BOOK_POSITIONS) $(BOOK_NODES) $@.part
	@mv $@.part $@

more: $(MORE_MODULE)
	@:

# Four processes share the units: on two cores, since many tests wait for a
# process that they have started.  The output of the first is seen while it runs.
# What failed is repeated at the end, where a reader of a log looks first.
check-prolog: all more $(BUILD)/tabuleiro-ugi $(BUILD)/tune $(BUILD)/train \
    $(BUILD)/book
	@run() { $(SWIPL) --on-error=status \
	    -g "share_tests_and_halt('$(BUILD)/units')" tests/run.pl 2>&1 || \
	    echo "tests of process $$1 failed"; }; \
	rm -rf $(BUILD)/units $(BUILD)/units_cache; mkdir -p $(BUILD)/units; \
	for i in 2 3 4; do run $$i >$(BUILD)/tests_$$i.txt & done; \
	run 1 | tee $(BUILD)/tests_1.txt; wait; cd $(BUILD); \
	cat tests_[234].txt; \
	! grep -q "^tests of process . failed" tests_?.txt || { \
	    grep -h -A 12 "^ERROR\|^tests of process" tests_?.txt | \
	        head -n 100; exit 1; }

check-long: deps-long check
	@tests/long/run $(STEPS)

bench: all
	@$(SWIPL) app/tabuleiro.pl bench $(GAME)

strength: all
	@$(SWIPL) app/tabuleiro.pl strength $(GAMES:%=--games=%) \
	    $(SEED:%=--seed=%) $(GAME)

# A table of exact values, such as GAME=wali BOARD=4x4; CONFIG has other rules:
# CONFIG="[size(4-4),rules([go_back(allowed)])]".
CONFIG = $(BOARD:%=[size($(subst x,-,$(BOARD)))])
FOLDER = $(BUILD)/tables

tables: all
	@$(SWIPL) app/tabuleiro.pl tables $(if $(CONFIG),--config="$(CONFIG)") \
	    --folder=$(FOLDER) $(GAME)

ladder: all
	@$(SWIPL) app/tabuleiro.pl ladder $(GAMES:%=--games=%) \
	    $(SEED:%=--seed=%) $(GAME)

# The annotated games of each game, from a tournament of named opponents.
COMMENTED = $(SWIPL) app/tabuleiro.pl annotate --choose=3 --nodes=10000

annotated: all
	@mkdir -p $(BUILD)/annotated
	@for game in $(or $(GAME),$(named)); do \
	    games=$(BUILD)/annotated/$$game.txt; folder=games/$$game/games; \
	    rm -f $$games && mkdir -p $$folder && \
	    $(SWIPL) app/tabuleiro.pl tournament --games=16 --opening=2 --seed=7 \
	        --record=$$games $$game practised skilled advanced strong && \
	    LC_ALL=C.UTF-8 $(COMMENTED) $$games > $$folder/annotated.txt && \
	    LC_ALL= LC_CTYPE=C.UTF-8 LANG=pt_PT $(COMMENTED) $$games \
	        > $$folder/annotated.pt.txt || exit; done

# pack_install builds in place: there is nothing to copy.
install: all

clean:
	rm -rf $(BUILD)

distclean: clean
	rm -rf lib buildenv.sh

$(MORE_BUILD)/shapes.c: $(if $(MORE_C),$(MORE_DIR)/shapes.pl)
$(MORE_BUILD)/shapes.c: SHAPED += $(if $(MORE_C),$(MORE)=$(MORE_DIR)/shapes.pl)
$(SHAPES) $(MORE_BUILD)/shapes.c: tools/shapes.pl tools/shape_code.pl \
    prolog/tabuleiro/game/shapes.pl $(SHAPES_PL) $(SOURCES)
	@mkdir -p $(@D)
	$(Q)$(SWIPL) tools/shapes.pl -- $(SHAPED) >$@.tmp
	@mv $@.tmp $@

$(NOTATIONS): tools/notations.pl prolog/tabuleiro/game/notation.pl \
    $(wildcard $(addprefix games/*/,notation.pl shapes.pl state.pl)) $(SOURCES)
	@mkdir -p $(@D)
	$(Q)$(SWIPL) tools/notations.pl -- $(foreach g,$(told),$(g)=games/$(g)) \
	    >$@.tmp
	@mv $@.tmp $@

$(MORE_BUILD)/engine_hash.c: $(wildcard $(MORE_DIR)/*.[ch])
$(ENGINE_HASH) $(MORE_BUILD)/engine_hash.c: tools/engine_hash.pl $(HASHED) \
    $(SOURCES)
	@mkdir -p $(@D)
	@$(SWIPL) tools/engine_hash.pl -- $(filter-out tools/% $(SOURCES),$^) >$@.tmp
	@mv $@.tmp $@

# The commands, options and texts of tabuleiro-ugi.
$(UGI_PROTOCOL): tools/ugi_protocol.pl prolog/tabuleiro/ugi/protocol.pl \
    prolog/tabuleiro/match/draws.pl prolog/tabuleiro/search/search_options.pl
	@mkdir -p $(@D)
	@$(SWIPL) $< >$@.tmp
	@mv $@.tmp $@

$(MODULE): $(CORE) $(NOTATION) $(BRIDGE) $(SHAPES:.c=.o) $(ENGINE_HASH:.c=.o)
	@mkdir -p $(@D)
	$(Q)$(CC_MODULE) $(OPT) $(CFLAGS) -o $@ $^ $(LDFLAGS_MODULE) -lm

$(CORE) $(NOTATION) $(UGI) $(BUILD)/tools/%.o: CFLAGS_ALL += $(WARN_CORE)
$(BRIDGE): CFLAGS_ALL += $(SWIPL_INCLUDE)

# Lists that are written anew when they have changed: of the sources, and of the
# games and suites.
if_changed = cmp -s $@.new $@ || mv $@.new $@
for_each = printf '\#define FOR_EACH_%s(X)%s\n' $(1) '$(foreach n,$(2), X($(n)))'
originals = $(patsubst games/%/original/predicates.c,%,$(filter %/predicates.c,$(ORIGINAL_C)))
suites = $(sort $(patsubst check_%.c,%,$(notdir $(SUITES_C))))
games_h = @mkdir -p $(@D); { $(call for_each,GAME,$(IN_C) $(1)); \
    $(call for_each,NOTATION,$(named)); $(call for_each,FACTS,$(told)); \
    $(call for_each,ORIGINAL,$(originals)); $(call for_each,SUITE,$(suites)); \
    } >$@.new; $(if_changed)

.PHONY: always
$(SOURCES): always
	@mkdir -p $(@D); echo $(PROLOG) $(SHAPES_PL) $(HASHED) >$@.new; $(if_changed)
$(BUILD)/games.h: always
	$(call games_h)
$(MORE_BUILD)/games.h: always
	$(call games_h,$(if $(MORE_C),$(MORE)))
$(CORE) $(NOTATION) $(BRIDGE) $(UGI) $(C_TESTS) $(SHAPES:.c=.o) \
$(call object,$(wildcard tools/*.c)): | $(BUILD)/games.h
$(UGI): | $(UGI_PROTOCOL)
$(MORE_OBJECTS): | $(MORE_BUILD)/games.h

$(MORE_MODULE): $(filter-out %/registry.o,$(CORE)) $(NOTATION) \
    $(filter-out %/bridge/codec.o,$(BRIDGE)) $(MORE_OBJECTS)
	$(Q)$(CC_MODULE) $(OPT) $(CFLAGS) -o $@ $^ $(LDFLAGS_MODULE) -lm

$(MORE_BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(Q)$(CC_MODULE) -I$(MORE_BUILD) $(CFLAGS_ALL) $(SWIPL_INCLUDE) -c -o $@ $<

# What includes SWI-Prolog.h is compiled anew for another version: the library
# is in a folder of the version, its objects are not.
$(BRIDGE) $(SHAPES:.c=.o) $(MORE_OBJECTS): $(BUILT_FOR)
$(BUILT_FOR):
	@mkdir -p $(@D)
	@rm -f $(BUILD)/for-*
	@touch $@

$(SHAPES:.c=.o) $(ENGINE_HASH:.c=.o) $(NOTATIONS:.c=.o) $(MORE_BUILD)/shapes.o \
$(MORE_BUILD)/engine_hash.o: %.o: %.c
	$(Q)$(CC_MODULE) -I$(@D) $(CFLAGS_ALL) $(SWIPL_INCLUDE) -Ic_src/bridge \
	    -Ic_src/notation -c -o $@ $<

$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(Q)$(CC_MODULE) $(CFLAGS_ALL) -c -o $@ $<

$(CHECK_C): $(C_TESTS) $(CORE) $(NOTATION)
	$(Q)$(CC_MODULE) $(OPT) $(CFLAGS) -pthread -o $@ $^ \
	    $$(pkg-config --libs check) -lm

# A program is compiled for the two levels as well: the one for any processor
# replaces itself by that in v3, see tools/level.c.  One make at a time builds
# there, since programs have objects in common.
ONE_AT_A_TIME = $(shell command -v flock >/dev/null && echo flock $(BUILD)/games.h)
link = $(Q)$(CC_MODULE) $(OPT) $(CFLAGS) -pthread -o $@ $(filter %.o,$^) $(1) \
       -lm $(LIBRARIES)
PROGRAMS = $(addprefix $(BUILD)/,tabuleiro-ugi tune train book duel)

$(BUILD)/tabuleiro-ugi: $(CORE) $(NOTATION) $(UGI)
$(BUILD)/tune $(BUILD)/train $(BUILD)/book $(BUILD)/duel $(BUILD)/signature: \
$(BUILD)/%: $(BUILD)/tools/%.o $(CORE)
$(BUILD)/train: $(BUILD)/tools/samples.o
$(BUILD)/train $(BUILD)/duel: $(BUILD)/tools/engine_file.o $(BUILD)/tools/contestant.o
$(BUILD)/tune $(BUILD)/book: $(NOTATION) $(BUILD)/c_src/ugi/line.o
$(BUILD)/duel $(BUILD)/train: LIBRARIES = -ldl
$(PROGRAMS): tools/level.c
	$(call link,$(if $(V3),tools/level.c))
	+@$(if $(V3),$(ONE_AT_A_TIME) $(MAKE) --no-print-directory $(V3_LEVEL) \
	    $(BUILD)/v3/$(@F) STEP='$(@F) for x86-64-v3',rm -f $(BUILD)/v3/$(@F))

# The signature is that of one level, and the same for both.
$(BUILD)/signature:
	$(call link)

# A side of a duel, for duels of other builds: compiled for this processor, as
# the duel is.
$(BUILD)/engine.so: $(BUILD)/tools/contestant.o
$(BUILD)/engine.so: $(CORE)
	$(call link,-shared)
	+@$(if $(V3),if $(RUNS_V3); then \
	    $(ONE_AT_A_TIME) $(MAKE) --no-print-directory $(V3_LEVEL) $(BUILD)/v3/engine.so \
	        STEP='engine.so for x86-64-v3' && cp $(BUILD)/v3/engine.so $@; fi)

-include site/site.mk

-include $(wildcard $(BUILD)/*.d $(BUILD)/*/*.d $(BUILD)/*/*/*.d $(BUILD)/*/*/*/*.d)
