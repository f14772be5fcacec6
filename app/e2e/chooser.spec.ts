import { openHydrated } from './support/contentPage';
import { expect, test } from './support/test';

const address = '/pick-experience';

test('[W-062] [W-302] [W-303] [W-420] the chooser has its title and two cards, reachable by keyboard, and a link home', async ({
  page,
}) => {
  await openHydrated(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick your Experience');
  await expect(page.locator('main article')).toHaveCount(2);
  await expect(page.locator('main article a')).toHaveText(['Start Demo', 'Create Team Space']);
  const back = page.getByRole('link', { name: 'Back to home page' });
  await test.step('[W-674] both cards are reachable by keyboard alone', async () => {
    await back.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Start Demo' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Create Team Space' })).toBeFocused();
  });
  await test.step('[W-306] Back to home page links to the home page', async () => {
    await back.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Good work');
  });
});

test("[W-304] [W-305] Start Demo goes to the team member's overview, wherever its card is clicked, Create Team Space to the sign-up page, both by full page load", async ({
  page,
}) => {
  await page.route(/\/(sign-up|overview)$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }),
  );
  const start = page.locator('main article').first();
  const create = page.getByRole('link', { name: 'Create Team Space' });
  for (const [click, there] of [
    [() => start.click({ position: { x: 40, y: 60 } }), '/demo/team-member/overview'],
    [() => create.click(), '/sign-up'],
  ] as const) {
    await openHydrated(page, address);
    await expect(page.getByRole('link', { name: 'Start Demo' })).toHaveAttribute('href', '/demo/team-member/overview');
    const navigation = page.waitForRequest((request) => request.isNavigationRequest());
    await click();
    await expect(page).toHaveTitle('There');
    expect(new URL((await navigation).url()).pathname).toBe(there);
  }
});

test('[W-305] [W-597] the sign-up page is at the configured address', async ({ page }) => {
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = await route.fetch();
      const block = /(<script id="site-settings" type="application\/json"[^>]*>)(.*?)(<\/script>)/s;
      const body = (await response.text()).replace(
        block,
        (_, open: string, json: string, close: string) =>
          open + JSON.stringify({ ...(JSON.parse(json) as object), signUpUrl: 'https://start.example/new' }) + close,
      );
      await route.fulfill({ response, body });
    },
  );
  await openHydrated(page, address);
  await expect(page.getByRole('link', { name: 'Create Team Space' })).toHaveAttribute(
    'href',
    'https://start.example/new',
  );
});

test.describe('for visitors whose browser is Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('the chooser is in Spanish and leads to the Spanish demo and sign-up; a legal page without a Spanish address is in Spanish, too', async ({
    page,
  }) => {
    await openHydrated(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige tu experiencia');
    await expect(page).toHaveTitle(/^Elige tu experiencia/);
    await expect(page.getByRole('link', { name: 'Empezar la demo' })).toHaveAttribute(
      'href',
      '/es/demo/team-member/overview',
    );
    await expect(page.getByRole('link', { name: 'Crear espacio de equipo' })).toHaveAttribute('href', '/es/sign-up');
    await openHydrated(page, '/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidad y condiciones');
  });
});
