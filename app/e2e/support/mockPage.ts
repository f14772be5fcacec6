import type { Page } from '@playwright/test';

/** Mocks another page of the site; returns the types of requests for it (`document`: a full page load). */
export async function mockPage(page: Page, path: string): Promise<string[]> {
  const requestTypes: string[] = [];
  await page.route(`**${path}`, async (route) => {
    requestTypes.push(route.request().resourceType());
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' });
  });
  return requestTypes;
}
