#!/usr/bin/env bash
# phonenumbers 9.0.43 (Python) and libphonenumber-js 1.13.16 (npm), Spanish numbers in a line of a roster
#
# Both find 600123456 beside the hours of a shift, before or after it, but not 600 123 456, as people write it: with a
# space between, the hours are taken into the number, which is too long then, and nothing is found. With a word after
# the number phonenumbers takes the letters for those of a keypad, as in 1-800 names, and returns another number, which
# is not valid; libphonenumber-js stops before the word.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 >/dev/null
python3 -m venv python >/dev/null; python/bin/pip install --quiet phonenumbers==9.0.43
cat > find.py <<'PY'
import phonenumbers
for text in ["Ana 600123456 9-17", "9-17 Ana 600123456", "Ana 600 123 456 09:00-17:00", "600 123 456 9-17 601 123 456"]:
    print(text, "=", *(phonenumbers.format_number(match.number, 0) for match in phonenumbers.PhoneNumberMatcher(text, "ES")))
for text in ["600 123 456 casa", "600 123 456 Ana"]:
    number = phonenumbers.parse(text, "ES")
    print(text, "=", phonenumbers.format_number(number, 0), phonenumbers.is_valid_number(number))
PY
cat > find.mjs <<'JS'
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max';
for (const text of ['Ana 600123456 9-17', '9-17 Ana 600123456', 'Ana 600 123 456 09:00-17:00', '600 123 456 9-17 601 123 456'])
  console.log([text, '=', ...findPhoneNumbersInText(text, 'ES').map(({ number }) => number.number)].join(' '));
for (const text of ['600 123 456 casa', '600 123 456 Ana']) {
  const number = parsePhoneNumberFromString(text, 'ES');
  console.log(text, '=', number.number, number.isValid() ? 'True' : 'False');
}
JS
diff - <(python/bin/python find.py; node find.mjs) <<'EXPECTED'
Ana 600123456 9-17 = +34600123456
9-17 Ana 600123456 = +34600123456
Ana 600 123 456 09:00-17:00 =
600 123 456 9-17 601 123 456 =
600 123 456 casa = +346001234562272 False
600 123 456 Ana = +34600123456262 False
Ana 600123456 9-17 = +34600123456
9-17 Ana 600123456 = +34600123456
Ana 600 123 456 09:00-17:00 =
600 123 456 9-17 601 123 456 =
600 123 456 casa = +34600123456 True
600 123 456 Ana = +34600123456 True
EXPECTED
echo "as described"
