#!/usr/bin/env bash
# Contrast of a see-through colour: colord 2.14.0, chroma-js 3.2.0, culori 4.0.2, color 5.0.3 and wcag-contrast 3.0.0
#
# Black at half its strength on white is seen as #7f7f7f, whose contrast with white is 4 to 1, below the 4.5 of WCAG 2
# (1.4.3), and grey text at a tenth can hardly be seen. All five leave the alpha out and return 21 to 1; colord's
# isReadable says yes. Neither name nor documentation tells; the colour has to be blended with its background first.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm install --silent --no-audit --no-fund colord@2.14.0 chroma-js@3.2.0 culori@4.0.2 color@5.0.3 wcag-contrast@3.0.0 >/dev/null
cat > contrast.mjs <<'JS'
import chroma from 'chroma-js';
import Color from 'color';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { wcagContrast } from 'culori';
import wcag from 'wcag-contrast';
extend([a11y]);
for (const text of ['#000000', '#00000080', '#0000001a', '#7f7f7f'])
  console.log(text, ...[colord(text).contrast('#fff'), chroma.contrast(text, '#fff'), wcagContrast(text, '#fff'), Color(text).contrast(Color('#fff')), wcag.hex(text, '#fff')].map((ratio) => ratio.toFixed(1)), colord(text).isReadable('#fff'));
JS
diff - <(node contrast.mjs) <<'EXPECTED'
#000000 21.0 21.0 21.0 21.0 21.0 true
#00000080 21.0 21.0 21.0 21.0 21.0 true
#0000001a 21.0 21.0 21.0 21.0 21.0 true
#7f7f7f 4.0 4.0 4.0 4.0 4.0 false
EXPECTED
echo "as described"
