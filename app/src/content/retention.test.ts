import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leadRetentionDays } from './retention';

test('the privacy policy names the retention that the server has by default', () => {
  const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  expect(operations).toContain(`| RETENTION_DELIVERED_DAYS | ${leadRetentionDays} |`);
});
