import { expect, test } from '@playwright/test';

for (const { path, status, text } of [
  { path: '/', status: 200, text: '<html lang="en"' },
  { path: '/es', status: 200, text: '<html lang="es"' },
  { path: '/shift-scheduler', status: 200, text: '<html' },
  { path: '/no-such-page', status: 404, text: '<html' },
  { path: '/healthz', status: 200, text: '' },
]) {
  test(`the release server responds to ${path} with ${status}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect(await response.text()).toContain(text);
  });
}
