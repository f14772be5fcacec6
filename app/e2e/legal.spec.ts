import { legal } from '../src/locales/en/legal';
import { legal as spanish } from '../src/locales/es/legal';
import { expectSpanishOnly, openHydrated } from './support/contentPage';
import { expect, test } from './support/test';

const address = { en: '/privacy-and-terms', es: '/es/privacy-and-terms' };

// Readable content is prerendered, and hydration does not change it.
test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[W-056] [W-057] [W-058] [W-059] [W-060] [W-420] every address shows the legal page, canonical to its one address', async ({
    page,
    request,
  }) => {
    const text = (html: string) => /<main.*<\/main>/s.exec(html)?.[0].replace(/<[^>]*>/g, ' ');
    const one = text(await (await request.get(address.en)).text());
    expect(one).toBeTruthy();
    for (const path of ['/privacy-and-terms', '/privacy', '/terms', '/cookies', '/es/privacy-and-terms']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const language = path.startsWith('/es') ? 'es' : 'en';
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText((language === 'es' ? spanish : legal).title);
      const links = [...((await response?.text()) ?? '').matchAll(/<link rel="canonical" href="([^"]*)"/g)];
      expect(links.map(([, href]) => new URL(href ?? '').pathname)).toEqual([address[language]]);
      // The text is the same under each English address.
      if (language === 'en') expect(text(await (await request.get(path)).text())).toBe(one);
    }
  });

  test('[W-061] [W-589] the short addresses do not exist in Spanish', async ({ request }) => {
    for (const path of ['/es/privacy', '/es/terms', '/es/cookies'])
      expect((await request.get(path)).status(), path).toBe(404);
  });

  test('content of the policy: contact, data held, rights, deletion, disclosure', async ({ page }) => {
    await page.goto(address.en);
    await test.step('[W-308] [W-309] the contact has an address, an e-mail and the last update, 19 February 2025', async () => {
      const contact = page.locator('#contact');
      await expect(contact.locator('address')).toHaveText(/Brightcrew.*Calle del Alba 14.*50003 Zaragoza/);
      await expect(contact.getByRole('link', { name: 'privacy@brightcrew.example' })).toHaveAttribute(
        'href',
        'mailto:privacy@brightcrew.example',
      );
      await expect(contact).toContainText('Last updated19 February 2025');
      await expect(contact.locator('time')).toHaveAttribute('datetime', '2025-02-19');
      await expect(page.getByTestId('last-updated')).toHaveText('Last updated: 19 February 2025');
    });
    await test.step('[W-310] [W-311] the data held, name and address being optional', async () => {
      const rows = page.locator('#categories').getByRole('rowheader');
      await expect(rows).toHaveText([
        /^Name and address\s*optional$/,
        'Date of birth',
        'Email',
        'Company name',
        'Employment start and end dates',
        'Contract type',
        'Employee number',
        'Contact ID',
        'Performance metrics set by the employer',
        'Recognitions, points and rewards',
        /^Shifts, availability, contract hours and absences\s*optional$/,
        /^Hourly wage\s*optional$/,
        /^Survey answers\s*optional$/,
        /^Photo\s*optional$/,
      ]);
    });
    await test.step('[W-312] [W-313] employees can opt out via employer tools and request deletion', async () => {
      const rights = page.locator('#rights');
      await expect(rights).toContainText('Employees can opt out with the tools their employer has in the product');
      await expect(rights).toContainText('Employees can request deletion');
    });
    await test.step('[W-391] [W-392] [W-393] when personal data is deleted', async () => {
      const cases = page.locator('#retention').getByRole('listitem');
      await expect(cases).toHaveCount(3);
      await expect(cases.nth(0)).toContainText('Personal data is deleted 30 days after leaving the employer.');
      await expect(cases.nth(1)).toContainText('Personal data is deleted 30 days after opt-out.');
      await expect(cases.nth(2)).toContainText('Personal data is deleted when the employer stops using the product.');
    });
    await test.step('[W-314] [W-315] a short responsible-disclosure statement promises replies within 3 business days', async () => {
      const statement = page.locator('#disclosure');
      await expect(statement).toContainText('security@brightcrew.example');
      await expect(statement).toContainText('We reply within 3 business days');
      expect(((await statement.textContent()) ?? '').length).toBeLessThan(600);
    });
  });

  test('[W-591] [W-596] the Spanish page contains no English and has the same facts', async ({ page }) => {
    await page.goto(address.es);
    await expectSpanishOnly(page, legal, spanish);
    await expect(page.getByTestId('last-updated')).toHaveText('Última actualización: 19 de febrero de 2025');
    await expect(page.locator('#disclosure')).toContainText('3 días laborables');
    await expect(page.locator('#retention')).toContainText('30 días después de que dejes la empresa');
  });
});

test('on /privacy the switcher links to the Spanish policy', async ({ page }) => {
  await openHydrated(page, '/privacy');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(address.es);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('[W-307] [W-596] every section of the policy in order, linked from the contents; the cookies section opens the privacy settings', async ({
  page,
}) => {
  await openHydrated(page, address.en);
  const sections = [
    'Introduction',
    'Data processing',
    'Data categories',
    'Data security',
    'Data retention',
    'Data sharing',
    'User rights',
    'Cookies',
    'Terms of use',
    'Disclosure',
    'Contact',
  ];
  await expect(page.locator('main section[id] > h2')).toHaveText(sections);
  for (const section of await page.locator('main section[id]').all()) {
    expect(((await section.textContent()) ?? '').length).toBeGreaterThan(150);
  }
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const name of sections) {
    await contents.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  }
  await page.locator('#cookies').getByRole('button', { name: 'Privacy settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy settings' })).toBeVisible();
});
