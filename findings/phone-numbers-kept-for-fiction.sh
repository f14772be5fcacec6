#!/usr/bin/env bash
# phonenumbers 9.0.43 (Python) and libphonenumber-js 1.13.16 (npm, max), numbers that are kept for films and examples
#
# Regulators keep numbers for fiction that nobody will ever have: Ofcom for the United Kingdom 020 7946 0000 to 0999 and
# 07700 900000 to 900999, Arcep for France 01 99 00 and 06 39 98, the numbering plan of North America 555 0100 to 0199.
# The data of both libraries call those of fixed lines valid and the mobile ones of Britain and France not, so a demo
# with people's mobile numbers cannot pass its own check with numbers that are safe to show; isPossible takes them all.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 >/dev/null
python3 -m venv python >/dev/null; python/bin/pip install --quiet phonenumbers==9.0.43
cat > check.py <<'PY'
import sys, phonenumbers
for text in sys.argv[1:]:
    number = phonenumbers.parse(text)
    print(text, phonenumbers.is_valid_number(number), phonenumbers.is_possible_number(number))
PY
cat > check.mjs <<'JS'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
for (const text of process.argv.slice(2)) {
  const number = parsePhoneNumberFromString(text);
  console.log(text, number.isValid() ? 'True' : 'False', number.isPossible() ? 'True' : 'False');
}
JS
kept="+442079460123 +447700900123 +33199001234 +33639981234 +12125550123"
diff - <(join <(python/bin/python check.py $kept) <(node check.mjs $kept)) <<'EXPECTED'
+442079460123 True True True True
+447700900123 False True False True
+33199001234 True True True True
+33639981234 False True False True
+12125550123 True True True True
EXPECTED
echo "as described"
