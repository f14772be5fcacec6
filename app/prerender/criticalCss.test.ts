import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CriticalCss } from './criticalCss';

test('the critical CSS has the rules that a page uses, those for children and for a page that arrives included', async () => {
  const site = mkdtempSync(join(tmpdir(), 'brightcrew-css-'));
  const rules = [
    '.used{color:red}',
    '.unused{color:blue}',
    'body:not(:has(footer)) .used{display:none}',
    ':is(.\\*\\:shrink-0>*){flex-shrink:0}',
    '.\\[\\&\\>\\:is\\(a\\,button\\)\\]\\:px-2>:is(a,button){padding-inline:.5rem}',
  ];
  writeFileSync(join(site, 'site.css'), rules.join(''));
  const html =
    '<html><head><link rel="stylesheet" href="/site.css"></head><body><div class="used *:shrink-0 [&>:is(a,button)]:px-2"><a href="/">a</a></div><footer></footer></body></html>';
  const css = await new CriticalCss(site).of(html, ['site.css']);
  expect(rules.map((rule) => css.includes(rule))).toEqual([true, false, true, true, true]);
});
