#!/bin/sh
# Makes sure that there is a Chromium for the browser tests: the one of the distribution.
# Does nothing where one is there. FUDABA_CHROMIUM names another one.
set -eu

for program in "${FUDABA_CHROMIUM:-}" chromium chromium-browser google-chrome; do
    if [ -n "$program" ] && command -v "$program" > /dev/null 2>&1; then
        exit 0
    fi
done
if command -v apt-get > /dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    echo "Installing Chromium for the browser tests ..." >&2
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq > /dev/null
    apt-get install -y -qq --no-install-recommends chromium fonts-noto-core fonts-noto-cjk > /dev/null
else
    echo "No Chromium found: the browser tests will be skipped. Install one, or set FUDABA_CHROMIUM." >&2
fi
