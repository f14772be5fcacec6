#!/usr/bin/env bash
# HyperFormula 3.5.0, formulas of hours
#
# INT gives the greatest whole number that is not above its argument, in Excel and OpenFormula, so INT(-0.5) is -1 and
# end - start - INT(end - start) is the length of a night shift. HyperFormula cuts to 0: a shift from 18:00 to 06:00 is
# -0.5 long. TEXT with [h]:mm, for hours above 24, keeps the brackets and drops the day: 30 hours are [6]:00, though
# with [hh]:mm they are 30:00. Minus six hours are [-6]:00. TEXT with dddd, the name of the day, gives its number twice.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund hyperformula@3.5.0 >/dev/null
cat > formulas.cjs <<'JS'
const { HyperFormula } = require('hyperformula');
const book = HyperFormula.buildFromArray([[]], { licenseKey: 'gpl-v3' });
for (const formula of ['=INT(-0.5)', '=6/24-18/24-INT(6/24-18/24)', '=TEXT(1.25,"[h]:mm")', '=TEXT(1.25,"[hh]:mm")', '=TEXT(-0.25,"[h]:mm")', '=TEXT(46000,"dddd")']) {
  console.log(formula, JSON.stringify(book.calculateFormula(formula, 0)));
}
JS
diff - <(node formulas.cjs) <<'EXPECTED'
=INT(-0.5) 0
=6/24-18/24-INT(6/24-18/24) -0.5
=TEXT(1.25,"[h]:mm") "[6]:00"
=TEXT(1.25,"[hh]:mm") "30:00"
=TEXT(-0.25,"[h]:mm") "[-6]:00"
=TEXT(46000,"dddd") "0909"
EXPECTED
echo "as described"
