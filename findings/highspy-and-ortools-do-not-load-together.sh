#!/usr/bin/env bash
# highspy 1.15.1 and ortools 9.15.6755 in one Python process
#
# Both bring a library of HiGHS, and neither hides its symbols: whichever is imported second fails with an undefined
# symbol, in both orders. Each loads by itself. A comparison of the two needs a process each, or versions whose HiGHS is
# the same.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
python3 -m venv python >/dev/null
python/bin/pip install --quiet highspy==1.15.1 ortools==9.15.6755
try() { python/bin/python -c "$1" 2>&1 | grep -oE 'undefined symbol|loaded' || true; }
one="import highspy" other="from ortools.sat.python import cp_model"
diff - <(
  try "$one"$'\n'"print('loaded')"
  try "$other"$'\n'"print('loaded')"
  try "$one"$'\n'"$other"$'\n'"print('loaded')"
  try "$other"$'\n'"$one"$'\n'"print('loaded')"
) <<'EXPECTED'
loaded
loaded
undefined symbol
undefined symbol
EXPECTED
echo "as described"
