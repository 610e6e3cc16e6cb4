# SPDX-License-Identifier: GPL-3.0-or-later
#
# umpire: GNU make 4.3 or later. Everything is built below build/.
#
#   make            the program build/umpire and build/libumpire-core.a
#   make demo       fetches what is missing, builds, plays a known battle
#   make check      fetches what is missing, builds, runs the tests
#   make check-wide lint, sanitizers, valgrind, a browser and an office suite
#   make lint | format | layers | style | asan | fuzz | coverage | clean
#   make bench      ours beside the best of its kind; bench-quick: a minute;
#                   bench-counts: instructions beside those kept
#   make install    PREFIX=/usr/local, DESTDIR=; make uninstall, make dist
#   make V=1        shows the commands

VERSION := 0.1.0
BUILD   ?= build
CC      := $(if $(filter default,$(origin CC)),gcc,$(CC))

# ---- what is built of what -------------------------------------------------

sources  = $(sort $(wildcard $(1)))
objects  = $(patsubst %.c,$(BUILD)/%.o,$(1))
programs = $(patsubst %.c,$(BUILD)/%,$(1))

# The rooms of a layer, in their order: each sees itself and those before it.
ROOMS_core := line game floor rule density history
ROOMS_cmd  := machine say ask draw report session import control clock

CORE   := $(call sources,$(ROOMS_core:%=core/%/*.c))
DB     := $(call sources,db/*.c)
CMD    := $(call sources,$(ROOMS_cmd:%=cmd/%/*.c))
UNITS  := $(call sources,tests/unit/test_*.c)
# What is not a test in tests/unit is shared by the tests there.
SHARED := $(filter-out $(UNITS),$(call sources,tests/unit/*.c))
# A library that the program is started under.
HITCH  := tests/faults/hitch.c
TOOLS  := $(filter-out $(HITCH),$(call sources,tests/faults/*.c \
            tests/terminal/*.c))
# What the benchmarks share is in bench.c; the peers are made for bench alone.
BENCH  := $(filter-out tests/bench/bench.c,$(call sources,tests/bench/*.c))
PEERS  := $(BUILD)/tests/bench/trees
# Each a target of the fuzzer, and of a program that feeds it with files.
FUZZED := $(addprefix tests/fuzz/,line.c length.c csv.c)
FUZZ   := $(call sources,tests/fuzz/*.c)

PROGRAM  := $(BUILD)/umpire
ARCHIVES := $(BUILD)/libumpire-cmd.a $(BUILD)/libumpire-db.a \
            $(BUILD)/libumpire-core.a
TESTS    := $(call programs,$(UNITS) $(TOOLS) $(BENCH) $(FUZZED)) \
            $(BUILD)/$(HITCH:.c=.so)

# ---- how -------------------------------------------------------------------

# pkg-config may itself be missing until tests/run/packages has run, so it is
# asked in the recipes, not when this file is read; and only once. Only -I is
# taken: readline's other flags would open more than POSIX. -isystem, because
# the warnings below are for our own headers.
PKG  := readline sqlite3 json-c libmd tinfo
ask   = $(or $(shell pkg-config $(1)),$(error pkg-config $(1) knows \
        nothing: tests/run/packages build check fetches what is missing))
SYS   = $(eval SYS := $(patsubst -I%,-isystem %,$(call ask,--cflags-only-I \
        $(PKG))))$(SYS)
LIBS  = $(eval LIBS := $(call ask,--libs $(PKG)) -lcsv)$(LIBS)
CMOCKA = $(eval CMOCKA := $(call ask,--libs cmocka))$(CMOCKA)

STRICT := -std=c17 -D_POSIX_C_SOURCE=200809L -pedantic -Wall -Wextra -Wshadow \
  -Wconversion -Wcast-qual -Wstrict-prototypes -Wmissing-prototypes \
  -Wold-style-definition -Wwrite-strings -Wformat=2 -Wundef -Wvla \
  -Wswitch-enum
# The same bytes from any folder, at any time.
SAME   := -ffile-prefix-map=$(CURDIR)=. -DUMPIRE_VERSION='"$(VERSION)"'
HARDEN := -fstack-protector-strong -D_FORTIFY_SOURCE=2
CFLAGS := -O2 -g
LINK   := -Wl,--as-needed -Wl,-z,relro -Wl,-z,now

ifdef SANITIZE # make asan: _FORTIFY_SOURCE would hide calls from the sanitizer
HARDEN :=
CFLAGS := -O1 -g -fno-omit-frame-pointer -fsanitize=$(SANITIZE) \
  -fno-sanitize-recover=all -DUMPIRE_TRAPS
endif
ifdef FUZZING # make fuzz, with clang
HARDEN :=
CFLAGS := -O1 -g -fno-omit-frame-pointer \
  -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all \
  -DUMPIRE_TRAPS
endif
ifdef COVERAGE # make coverage
HARDEN :=
CFLAGS := -O0 -g --coverage -DUMPIRE_COUNTED
endif

# A layer sees its own headers and those below it: the wrong include does not
# compile. upto: of the words in 2 those up to 1, or all where it is none.
upto = $(firstword $(2)) $(if $(filter $(1),$(firstword $(2))),,$(if $(2), \
       $(call upto,$(1),$(wordlist 2,$(words $(2)),$(2)))))
# -I for the rooms of layer 1 up to room 2.
rooms = $(patsubst %,-I$(1)/%,$(call upto,$(2),$(ROOMS_$(1))))
SEES_core  = $(call rooms,core,$(1))
SEES_db    = $(call rooms,core) -Idb
SEES_cmd   = $(SEES_db) $(call rooms,cmd,$(1))
SEES_man   = $(SEES_db) $(call rooms,cmd)
SEES_tests = $(SEES_man) -Itests -Itests/unit
path       = $(subst /, ,$(1))
sees       = $(call SEES_$(firstword $(path)),$(word 2,$(path))) \
             $(if $(filter core/%,$(1)),,$(SYS))

ifeq ($(V),1)
say :=
else
Q    := @
say   = @printf '  %-5s %s\n' $(1);
MAKEFLAGS += --no-print-directory
endif

# Used where a target starts make again; a -j of the user's own is kept.
JOBS     ?= $(shell nproc)
parallel  = $(if $(findstring -j,$(MAKEFLAGS)),,-j$(JOBS) -Otarget)

# ---- the program -----------------------------------------------------------

.PHONY: all tests
all: $(PROGRAM) $(BUILD)/libumpire-core.a
tests: $(TESTS)
all tests:
	@: # so that make does not speak of nothing to be done

$(PROGRAM): $(BUILD)/cmd/main.o $(ARCHIVES)
	$(call say,link $@)$(CC) $(CFLAGS) $(LINK) -o $@ $^ $(LIBS)

$(BUILD)/libumpire-core.a: $(call objects,$(CORE))
$(BUILD)/libumpire-db.a:   $(call objects,$(DB))
$(BUILD)/libumpire-cmd.a:  $(call objects,$(CMD))
$(ARCHIVES): # begun anew, for ar keeps the objects of files that are gone
	$(call say,ar $@)rm -f $@ && $(AR) rcsD $@ $^

$(BUILD)/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(call say,cc $<)$(CC) $(STRICT) $(SAME) $(CFLAGS) $(HARDEN) \
	  $(call sees,$<) -MMD -MP -c -o $@ $<

$(call programs,$(UNITS)): $(BUILD)/%: $(BUILD)/%.o \
    $(call objects,$(SHARED)) $(ARCHIVES)
	$(call say,link $@)$(CC) $(CFLAGS) $(LINK) -o $@ $^ $(CMOCKA) $(LIBS)

$(call programs,$(TOOLS)): $(BUILD)/%: $(BUILD)/%.o $(ARCHIVES)
	$(call say,link $@)$(CC) $(CFLAGS) $(LINK) -o $@ $^ $(LIBS)

$(call programs,$(BENCH)): $(BUILD)/%: $(BUILD)/%.o \
    $(BUILD)/tests/bench/bench.o $(ARCHIVES)
	$(call say,link $@)$(CC) $(CFLAGS) $(LINK) -o $@ $^ $(LIBS)

$(PEERS): $(BUILD)/%: %.cpp Makefile
	@mkdir -p $(@D)
	$(call say,c++ $<)g++ -std=c++17 -O2 -DBOOST_ALLOW_DEPRECATED_HEADERS \
	  -o $@ $<

$(BUILD)/%.so: %.c Makefile
	@mkdir -p $(@D)
	$(call say,so $@)$(CC) $(STRICT) -O2 -g -fPIC -shared -MMD -MP -o $@ $< -ldl

# The fuzzer has a main of its own; lines are changed in ways of ours.
$(BUILD)/tests/fuzz/line: $(if $(FUZZING),$(BUILD)/tests/fuzz/mutate.o)
$(call programs,$(FUZZED)): $(BUILD)/%: $(BUILD)/%.o \
    $(BUILD)/tests/fuzz/fuzz.o $(if $(FUZZING),,$(BUILD)/tests/fuzz/replay.o) \
    $(BUILD)/tests/unit/maker.o $(ARCHIVES)
	$(call say,link $@)$(CC) $(CFLAGS) $(if $(FUZZING),-fsanitize=fuzzer) \
	  $(LINK) -o $@ $^ $(LIBS)

# ---- showing and testing ---------------------------------------------------

.PHONY: demo check check-wide asan fuzz torture coverage style
demo:
	$(Q)tests/run/packages build
	$(Q)$(MAKE) $(parallel) all
	$(Q)BUILD=$(BUILD) tests/demo/demo.sh

check:
	$(Q)tests/run/packages build check
	$(Q)$(MAKE) $(parallel) all tests
	$(Q)BUILD=$(BUILD) tests/run/check layers style units stories \
	  sessions terminal docs corpus powercut faults requests damaged soak kill \
	  exports

check-wide:
	$(Q)tests/run/packages build check lint wide
	$(Q)$(MAKE) $(parallel) all tests
	$(Q)$(MAKE) $(parallel) $(ASAN) all tests
	$(Q)BUILD=$(BUILD) tests/run/check lint asan:stories asan:sessions \
	  valgrind:units asan:units same-bytes browser office

ASAN := BUILD=$(BUILD)/asan SANITIZE=address,undefined
asan:
	$(Q)$(MAKE) $(parallel) $(ASAN) all tests
	$(Q)BUILD=$(BUILD) tests/run/check asan:units asan:stories \
	  asan:sessions asan:terminal

# FUZZ_SECONDS of each target, or FUZZ_RUNS; what it finds stays in build/fuzz.
fuzz:
	$(Q)tests/run/packages build check lint
	$(Q)$(MAKE) $(parallel) BUILD=$(BUILD)/fuzz FUZZING=1 CC=clang \
	  $(patsubst %.c,$(BUILD)/fuzz/%,$(FUZZED))
	$(Q)BUILD=$(BUILD)/fuzz tests/run/fuzz

# Each claim of trust at its full size; FUZZ_SECONDS of each fuzzed target.
torture:
	$(Q)tests/run/packages build check lint torture
	$(Q)$(MAKE) $(parallel) all tests
	$(Q)$(MAKE) $(parallel) BUILD=$(BUILD)/fuzz FUZZING=1 CC=clang \
	  $(patsubst %.c,$(BUILD)/fuzz/%,$(FUZZED))
	$(Q)BUILD=$(BUILD) FUZZ_SECONDS=$(or $(FUZZ_SECONDS),180) \
	  tests/run/check powercut-long faults memory-long memory-rest syncs-long \
	  requests-long damaged-long bits-long soak-long kill-long exports-long \
	  battles-long storm-long screens-long fuzz mutants lint-long

COVER := BUILD=$(BUILD)/coverage COVERAGE=1
coverage:
	$(Q)$(MAKE) $(parallel) $(COVER) all tests
	$(Q)BUILD=$(BUILD) tests/run/coverage

style:
	$(Q)tests/run/style

# ---- the manual ------------------------------------------------------------

# What the pages say of verbs, keys, rules, faults and tables is made of the
# program's own rows. used: the rules and keys that stand in the sources.
PAGES    := $(patsubst %.in,$(BUILD)/%,$(call sources,man/*.in))

.PHONY: docs
docs: $(PAGES)
	@:
$(BUILD)/man/used: $(CORE) $(CMD)
	@mkdir -p $(@D)
	$(Q)grep -oh '\(RULE\|KEY\)_[A-Za-z0-9_]*\|\<READING_BASE + [0-9]*' $^ | \
	  sort -u >$@
$(BUILD)/man/made: $(BUILD)/man/made.o $(ARCHIVES)
	$(call say,link $@)$(CC) $(CFLAGS) $(LINK) -o $@ $^ $(LIBS)
$(PAGES): $(BUILD)/%: %.in $(BUILD)/man/made $(BUILD)/man/used
	$(call say,page $@)$(BUILD)/man/made $(BUILD)/man/used <$< >$@
-include $(BUILD)/man/made.d

# ---- completion in shells ---------------------------------------------------

# Made of the rows that the program and its manual have.
COMPLETIONS := $(addprefix $(BUILD)/completions/,umpire _umpire umpire.fish)
COMPLETED   := cmd/main.c db/table.def core/game/key.c man/umpire.1.in

.PHONY: completions
completions: $(COMPLETIONS)
	@:
$(COMPLETIONS): $(BUILD)/%: %.in completions/made.awk $(COMPLETED)
	@mkdir -p $(@D)
	$(call say,shell $@)awk -f completions/made.awk $(COMPLETED) $< >$@

# ---- installed -------------------------------------------------------------

PREFIX  ?= /usr/local
DESTDIR ?=
SHARE   := share/doc/umpire
page     = 644:$(BUILD)/man/$(1):share/man/man$(patsubst .%,%,$(suffix \
           $(1)))/$(1)
# MODE:FILE:NAME of all that install puts below PREFIX and uninstall takes away.
PUT := 755:$(PROGRAM):bin/umpire \
  $(foreach p,$(notdir $(PAGES)),$(call page,$p)) \
  644:$(BUILD)/completions/umpire:share/bash-completion/completions/umpire \
  644:$(BUILD)/completions/_umpire:share/zsh/site-functions/_umpire \
  644:$(BUILD)/completions/umpire.fish:share/fish/vendor_completions.d/umpire.fish \
  644:README.md:$(SHARE)/README.md 644:man/COPYING:$(SHARE)/COPYING \
  644:man/umpire.inputrc:$(SHARE)/umpire.inputrc \
  644:tests/sessions/hooks-farm.umpire:$(SHARE)/hooks-farm.umpire

.PHONY: install uninstall dist
install: all docs completions
	$(Q)for f in $(PUT); do \
	  rest=$${f#*:}; at="$(DESTDIR)$(PREFIX)/$${rest#*:}"; \
	  echo "  put   $$at"; \
	  install -D -m $${f%%:*} "$${rest%:*}" "$$at" || exit 1; done
uninstall:
	$(Q)for f in $(PUT); do rm -f "$(DESTDIR)$(PREFIX)/$${f##*:}"; done
	$(Q)rmdir "$(DESTDIR)$(PREFIX)/$(SHARE)" 2>/dev/null || :

# The commit that is checked out, the same bytes whoever makes it.
dist:
	@mkdir -p $(BUILD)
	$(call say,tar $(BUILD)/umpire-$(VERSION).tar.gz)git archive \
	  --format=tar --prefix=umpire-$(VERSION)/ HEAD | \
	  gzip -9n >$(BUILD)/umpire-$(VERSION).tar.gz

# ---- the layers ------------------------------------------------------------

# Core once more without the hardening, which renames calls and adds its own,
# and not position independent, which makes constant tables look writable.
BARE := $(patsubst %.c,$(BUILD)/bare/%.o,$(CORE))

.PHONY: layers
layers: $(BARE) $(call objects,$(DB) $(CMD) cmd/main.c)
	$(Q)BUILD=$(BUILD) tests/run/layers

$(BUILD)/bare/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(call say,bare $<)$(CC) $(STRICT) -O2 -fno-pie \
	  -fno-stack-protector $(call sees,$<) -MMD -MP -c -o $@ $<

# ---- benchmarks ------------------------------------------------------------

# Timings live here and never in a test.
.PHONY: bench bench-quick bench-counts bench-made
bench bench-quick:
	$(Q)tests/run/packages build check bench
	$(Q)$(MAKE) $(parallel) bench-made
	$(Q)BUILD=$(BUILD) tests/bench/run $(patsubst bench-%,%,$(filter-out \
	  bench,$@))
# Instructions of the hot paths beside those kept in tests/bench/counts.tsv.
bench-counts:
	$(Q)tests/run/packages build bench
	$(Q)$(MAKE) $(parallel) bench-made
	$(Q)BUILD=$(BUILD) tests/bench/counts
bench-made: all $(call programs,$(BENCH)) $(PEERS)

# ---- lint ------------------------------------------------------------------

# A file is looked at again when it or a header of its changed; two at a time.
# NODES is how many states of a function clang's analyzer goes through: those
# it takes of itself, which are most of lint's time, or check-wide's fewer.
NODES  ?= 225000
LINTED := $(patsubst %.c,$(BUILD)/lint/$(NODES)/%.ok, \
            $(CORE) $(DB) $(CMD) cmd/main.c $(UNITS) $(SHARED) $(TOOLS) \
            $(BENCH) tests/bench/bench.c $(HITCH) $(FUZZ))

.PHONY: lint lint-files lint-tree format
lint:
	$(Q)$(MAKE) $(parallel) -k lint-tree lint-files
lint-files: $(LINTED)
lint-tree:
	$(Q)BUILD=$(BUILD) tests/run/lint tree
$(BUILD)/lint/$(NODES)/%.ok: %.c Makefile .clang-tidy tests/run/lint
	@mkdir -p $(@D)
	$(call say,lint $<)NODES=$(NODES) tests/run/lint file $< $@ $(STRICT) \
	  -DUMPIRE_VERSION='"$(VERSION)"' $(call sees,$<)

format: # lays the sources out as lint wants them
	$(Q)clang-format -i $$(find core db cmd man tests -name '*.[ch]')

# ----------------------------------------------------------------------------

.PHONY: clean
clean:
	$(call say,rm $(BUILD))rm -rf $(BUILD)

.DELETE_ON_ERROR:
.SECONDARY: # objects of test programs are kept
-include $(patsubst %.o,%.d,$(call objects,$(CORE) $(DB) $(UNITS) $(SHARED) \
  $(TOOLS) $(BENCH) tests/bench/bench.c $(HITCH) $(FUZZ) $(CMD) cmd/main.c) \
  $(BARE)) $(LINTED:.ok=.d)
