import type { Page } from '@playwright/test';

/** Answers for another page of the site; gives the kinds of request that asked for it (`document`: a full page load). */
export async function standIn(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**${path}`, async (route) => {
    asked.push(route.request().resourceType());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' });
  });
  return asked;
}
