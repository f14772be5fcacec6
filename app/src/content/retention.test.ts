import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leadRetentionDays } from './retention';

test('the privacy policy names the retention that the server has by default', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`| RETENTION_DELIVERED_DAYS | ${leadRetentionDays} |`);
});
