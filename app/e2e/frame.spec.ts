import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expectAccessibleAt } from './support/contentPage';
import {
  expectSettled,
  giveConsent,
  home,
  mockBlog,
  openHome,
  queueOf,
  refuseConsent,
  scrollToPx,
  stayOnPage,
} from './support/site';
import { expect, test } from './support/test';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const solutions = (page: Page) => header(page).getByRole('button', { name: 'Solutions' });
const menu = (page: Page) => page.locator('#solutions-menu');
const mobileMenu = (page: Page) => page.locator('#mobile-menu');
const background = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).backgroundColor);

const features = ['Celebrate Work', 'Reward Incentives', 'Boost Performance', 'Manage with Ease'];
const featurePaths = ['/celebrate-work', '/reward-incentives', '/boost-performance', '/manage-with-ease'];
const industryPaths = [
  'logistics',
  'telemarketing',
  'healthcare',
  'hospitality',
  'retail',
  'restaurant',
  'education',
  'enterprise',
  'smallbusiness',
].map((industry) => `/${industry}-case`);

test.describe('header', () => {
  test('[W-088] fixed, with logo, links, anchors, language switcher and log-in; the change at 11 px', async ({
    page,
  }) => {
    await openHome(page);
    const logo = header(page).getByRole('link', { name: 'Brightcrew, home page' });
    const logIn = header(page).getByRole('link', { name: 'Log in' }).first();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await test.step('[W-095] [W-115] links, Solutions, anchors, language switcher and log-in', async () => {
      await expect(solutions(page)).toBeVisible();
      for (const [name, path] of [
        ['Use cases', '/use-cases'],
        ['Pricing', '/pricing'],
        ['Blog', '/blog'],
      ] as const) {
        await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      }
      await expect(nav.getByRole('link', { name: 'Savings' })).toBeVisible();
      await expect(header(page).getByRole('link', { name: 'Español' }).first()).toBeVisible();
      await expect(logIn).toBeVisible();
    });
    await test.step('[W-089] [W-091] [W-094] at the top: transparent, the logo 3.75rem without its text', async () => {
      await expect(header(page)).toHaveCSS('position', 'fixed');
      expect(await background(page)).toBe('rgba(0, 0, 0, 0)');
      await expect(logo).toHaveAttribute('href', '/');
      await expect(logo.locator('svg')).toHaveCSS('height', '60px');
      await expect(logo.getByText('Brightcrew')).toBeHidden();
      await scrollToPx(page, 10);
      await expect(header(page)).toHaveAttribute('data-scrolled', 'false');
    });
    await test.step('[W-090] [W-092] [W-093] from 11 px: white with a border, the logo 2.5rem with its text', async () => {
      await scrollToPx(page, 11);
      await expect(header(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(header(page)).toHaveCSS('border-bottom-width', '1px');
      await expect(header(page)).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
      expect((await header(page).boundingBox())?.y).toBe(0);
      await scrollToPx(page, 200);
      await expect(logo.locator('svg')).toHaveCSS('height', '40px');
      const size = page.viewportSize();
      for (const width of [1023, 768, 480, 479, 375, size?.width ?? 1440]) {
        await page.setViewportSize({ width, height: size?.height ?? 900 });
        await scrollToPx(page, 200);
        // Below 480 px its place is that of the log-in.
        await expect(logo.getByText('Brightcrew')).toBeVisible({ visible: width >= 480 });
        await expect(logIn).toBeVisible();
      }
      await scrollToPx(page, 300);
      await expect(logIn).toBeVisible();
    });
    await test.step('[W-099] an anchor link scrolls to its section, 100 px below the top', async () => {
      await scrollToPx(page, 0);
      await nav.getByRole('link', { name: 'Savings' }).click();
      const top = () => page.locator('#savings').evaluate((section) => Math.round(section.getBoundingClientRect().top));
      await expect.poll(top).toBe(100);
      await expect(page).toHaveURL('/#savings');
    });
  });

  test('[W-096] [W-097] [W-098] [W-101] [W-368] the Solutions menu has two columns, is 80 px from the top, works by keyboard and closes on a click outside and on choosing a link', async ({
    page,
  }) => {
    await openHome(page);
    await expect(menu(page)).toBeHidden();
    await solutions(page).click();
    await expect(menu(page)).toBeVisible();
    await expect.poll(async () => (await menu(page).boundingBox())?.y).toBe(80);
    const byFeatures = menu(page).getByRole('list', { name: 'By Features' });
    const byIndustry = menu(page).getByRole('list', { name: 'By Industry' });
    const hrefs = (list: typeof byFeatures) =>
      list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(() => hrefs(byFeatures)).toEqual(featurePaths);
    await expect.poll(() => hrefs(byIndustry)).toEqual(industryPaths);
    for (const feature of features) {
      const link = byFeatures.getByRole('link', { name: feature });
      // Title and subtitle.
      await expect(link.locator('span.block')).toHaveCount(2);
    }
    expect(await byIndustry.locator('li svg').count()).toBe(industryPaths.length);
    await test.step('[W-102] a click outside closes it', async () => {
      await page.mouse.click(1400, 700);
      await expect(menu(page)).toBeHidden();
    });
    await test.step('[W-674] it works by keyboard', async () => {
      await solutions(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link', { name: 'Celebrate Work' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(solutions(page)).toBeFocused();
    });
    await test.step('[W-103] choosing a link closes it', async () => {
      await solutions(page).click();
      await stayOnPage(page);
      await menu(page).getByRole('link', { name: 'Boost Performance' }).click();
      await expect(menu(page)).toBeHidden();
    });
  });

  test('[W-100] [W-119] an anchor link on another page navigates home first and then scrolls to the section', async ({
    page,
    guard,
  }) => {
    guard.expect(/404/);
    await refuseConsent(page);
    await mockBlog(page);
    await page.goto('/no-such-page');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Loyalty' }).click();
    await expect(page).toHaveURL(/\/#loyalty$/);
    const top = () => page.locator('#loyalty').evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await expect.poll(top, { timeout: 10_000 }).toBe(100);
  });

  test('[W-107] [W-108] [W-109] [W-111] the action buttons slide in 200 ms after the scroll', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await openHome(page);
    const actions = page.getByTestId('header-actions');
    await expect(actions).toBeHidden();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(header(page)).toHaveAttribute('data-scrolled', 'true');
    await page.clock.runFor(199);
    await expect(actions).toBeHidden();
    await page.clock.runFor(1);
    await expect(actions).toBeVisible();
    await expect(actions).toHaveCSS('animation-name', 'slide-in');
    await expect(actions.getByRole('link', { name: 'Start for free' })).toBeVisible();
    await expect(actions.getByRole('link', { name: 'Take a virtual tour' })).toBeVisible();
  });
});

test.describe('header on mobile', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('[W-104] [W-369] the hamburger, up to 767 px, opens a menu with the same items that closes on navigation; the two buttons have short texts', async ({
    page,
  }) => {
    await openHome(page);
    const button = header(page).getByRole('button', { name: 'Menu' });
    await test.step('[W-105] [W-113] [W-114] the menu has the same items', async () => {
      await expect(solutions(page)).toBeHidden();
      await button.click();
      for (const name of [
        'Book a Demo',
        'Try for Free',
        'Use cases',
        'Pricing',
        'Blog',
        'Loyalty',
        'Savings',
        'Log in',
      ]) {
        await expect(mobileMenu(page).getByRole('link', { name, exact: true })).toBeVisible();
      }
      const hrefs = await mobileMenu(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(expect.arrayContaining([...featurePaths, ...industryPaths]));
      await button.click();
      await expect(mobileMenu(page)).toBeHidden();
    });
    await test.step('[W-110] [W-112] [W-115] the two buttons have short texts and leave room to log in', async () => {
      await scrollToPx(page, 300);
      const actions = page.getByTestId('header-actions');
      await expect(actions.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
      await expect(actions.getByRole('link', { name: 'Tour', exact: true })).toBeVisible();
      await expect(header(page).getByRole('link', { name: 'Log in' }).first()).toBeVisible();
      await expect(header(page).getByRole('link', { name: 'Log in' }).first()).toBeInViewport({ ratio: 1 });
    });
    await test.step('[W-575] the mobile layout applies up to 767 px', async () => {
      await page.setViewportSize({ width: 768, height: 800 });
      await expect(button).toBeHidden();
      await expect(solutions(page)).toBeVisible();
      await page.setViewportSize({ width: 767, height: 800 });
      await expect(button).toBeVisible();
    });
    await test.step('Tab past the last item closes the menu, Shift+Tab to its button does not', async () => {
      await button.click();
      await mobileMenu(page).getByRole('link').first().focus();
      await page.keyboard.press('Shift+Tab');
      await expect(button).toBeFocused();
      await expect(mobileMenu(page)).toBeVisible();
      await mobileMenu(page).getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(mobileMenu(page)).toBeHidden();
    });
    await test.step('[W-106] the menu closes on navigation', async () => {
      await page.setViewportSize({ width: 375, height: 800 });
      await button.click();
      await mobileMenu(page).getByRole('link', { name: 'Español' }).click();
      await expect(page).toHaveURL('/es');
      await expect(mobileMenu(page)).toBeHidden();
    });
  });
});

test.describe('language', () => {
  test('[W-077] [W-078] [W-079] [W-080] [W-087] the switcher changes the prefix, the texts and the stored language', async ({
    page,
  }) => {
    await openHome(page);
    const stored = () => page.evaluate(() => localStorage.getItem('i18nextLng'));
    await header(page).getByRole('link', { name: 'Español' }).first().click();
    await expect(page).toHaveURL('/es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/El buen trabajo/);
    await expect.poll(stored).toBe('es');
    await header(page).getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Good work/);
    await expect.poll(stored).toBe('en');
    await test.step('[W-075] [W-076] the path decides, whatever is stored', async () => {
      await page.addInitScript(() => localStorage.setItem('i18nextLng', 'es'));
      await openHome(page, 'en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Good work/);
      await openHome(page, 'es');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/El buen trabajo/);
    });
  });
});

test('an internal link navigates client-side, also to the other language; one to the demo loads a new document', async ({
  page,
}) => {
  const mark = () => page.evaluate(() => Object.assign(window, { marked: true }));
  const marked = () => page.evaluate(() => 'marked' in window);
  await openHome(page, 'es');
  await expectSettled(page);
  await mark();
  await header(page).getByRole('link', { name: 'Precios', exact: true }).click();
  await expect(page).toHaveURL('/es/pricing');
  await expect(page.locator('main h1')).toBeVisible();
  const spanish = await page.locator('main h1').textContent();
  expect(await marked()).toBe(true);
  await header(page).getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main h1')).not.toHaveText(spanish ?? '');
  expect(await marked()).toBe(true);
  await header(page).getByRole('link', { name: 'Brightcrew, home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('main h1')).toHaveText(/Good work/);
  expect(await marked()).toBe(true);
  await page.goto('/pick-experience');
  await expectSettled(page);
  await mark();
  await page.locator('main a[href^="/demo"]').first().click();
  await expect(page).toHaveURL(/\/demo\//);
  await expectSettled(page);
  expect(await marked()).toBe(false);
});

test.describe('footer', () => {
  test('[W-128] the copyright has the current year', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
    await openHome(page);
    await footer(page).scrollIntoViewIfNeeded();
    await expect(footer(page).getByText(/© 2031 Brightcrew/)).toBeVisible();
  });
});

/** The queue as found by the fake tag manager when it ran; null if it was never loaded. */
function tagManagerQueue(page: Page): Promise<string[] | null> {
  return page.evaluate(() => (window as unknown as { tagManager?: string[] }).tagManager ?? null);
}

test.describe('analytics and consent', () => {
  test('[W-614] [W-615] [W-616] before an answer only our own host is contacted and events are queued; consent loads the tag manager', async ({
    page,
  }) => {
    const outside: string[] = [];
    await mockBlog(page);
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (page.url() !== 'about:blank' && origin !== new URL(page.url()).origin) outside.push(pathname);
    });
    await page.goto(home.en);
    await page.mouse.move(300, 300);
    const screen = page.getByRole('dialog', { name: 'May we count visits?' });
    await expect(screen).toBeVisible({ timeout: 10_000 });
    expect(await queueOf(page)).toEqual([{ event: 'consent_default', analytics: 'denied' }]);
    expect(outside).toEqual([]);
    await screen.getByRole('button', { name: 'Accept' }).click();
    await expect
      .poll(async () => (await queueOf(page)).filter(({ event }) => event === 'consent_update'))
      .toEqual([{ event: 'consent_update', analytics: 'granted' }]);
    // The guard reports anything that the CSP would block.
    await expect.poll(() => outside.toSorted()).toEqual(['/collect', '/pixel.svg', '/tags.js']);
    await expect.poll(() => tagManagerQueue(page)).toEqual(['consent_default', 'consent_update', 'gtm.js']);
    outside.length = 0;
    await page.reload();
    await expect.poll(() => tagManagerQueue(page), { timeout: 10_000 }).toContain('gtm.js');
    await expect(screen).toBeHidden();
    expect(outside.filter((path) => path === '/tags.js')).toHaveLength(1);
  });

  test('withdrawn consent is reported, deletes the cookies of tags in every tab, and no later page loads the tag manager', async ({
    page,
  }) => {
    await openHome(page);
    await giveConsent(page);
    await page.reload();
    await expect.poll(() => tagManagerQueue(page), { timeout: 10_000 }).toContain('gtm.js');
    const other = await page.context().newPage();
    await other.goto('/pricing');
    await expect.poll(() => tagManagerQueue(other), { timeout: 10_000 }).toContain('gtm.js');
    // As the usual tags do it, again and again.
    const runTag = async (tab: Page) => {
      await tab.evaluate(() => {
        for (const name of ['_ga', '_ga_TEST12345'])
          Reflect.set(document, 'cookie', `${name}=GS1; path=/; max-age=600`);
      });
      return (await page.context().cookies()).filter(({ name }) => name.startsWith('_ga')).length;
    };
    expect(await runTag(other)).toBe(2);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await footer(page).getByRole('button', { name: 'Privacy settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Privacy settings' });
    await settings.getByRole('button', { name: 'Reject' }).click();
    const answers = async () => (await queueOf(page)).filter(({ event }) => event === 'consent_update');
    const denied = { event: 'consent_update', analytics: 'denied' };
    await expect.poll(answers).toEqual([{ event: 'consent_update', analytics: 'granted' }, denied]);
    await expect.poll(() => runTag(page)).toBe(0);
    await expect.poll(() => runTag(other)).toBe(0);
    await other.close();
    await page.reload();
    await expect.poll(answers, { timeout: 10_000 }).toEqual([denied]);
    expect(requests).not.toContain('/tags.js');
    expect(await tagManagerQueue(page)).toBeNull();
  });

  test('[W-463] [W-464] [W-616] the two buttons of the hero are tracked, after a refusal they are not', async ({
    page,
  }) => {
    await openHome(page);
    await stayOnPage(page);
    const text = page.getByTestId('hero-text');
    await text.getByRole('link', { name: 'Start for free' }).click();
    expect((await queueOf(page)).filter(({ event }) => !String(event).startsWith('consent_'))).toEqual([]);
    await giveConsent(page);
    await text.getByRole('link', { name: 'Start for free' }).click();
    await text.getByRole('link', { name: 'Take a virtual tour' }).click();
    const clicks = (await queueOf(page)).filter(({ event }) => String(event).endsWith('_click'));
    expect(clicks).toMatchObject([
      { event: 'start_for_free_click', page_name: 'Home', component: 'hero', device_type: 'desktop' },
      { event: 'take_virtual_tour_click', page_name: 'Home', component: 'hero', device_type: 'desktop' },
    ]);
    expect(Object.keys(clicks[0] ?? {}).sort()).toEqual([
      'component',
      'device_type',
      'event',
      'event_timestamp',
      'page_name',
      'page_url',
    ]);
  });

  test('[W-465] Try for Free is tracked, as mobile from a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openHome(page, 'es');
    await giveConsent(page);
    await header(page).getByRole('button', { name: 'Menú' }).click();
    await stayOnPage(page);
    await mobileMenu(page).getByRole('link', { name: 'Probar gratis' }).click();
    expect(await queueOf(page)).toContainEqual(
      expect.objectContaining({ event: 'try_for_free_click', page_name: 'Home', device_type: 'mobile' }),
    );
  });
});

test('[W-456] the try-for-free form opens by full page load', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openHome(page);
  await header(page).getByRole('button', { name: 'Menu' }).click();
  const link = mobileMenu(page).getByRole('link', { name: 'Try for Free' });
  // Without TRY_FREE_URL that is the contact page.
  const there = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(there.pathname).toBe('/contact');
  const load = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === there.href);
  await link.click();
  await load;
  await expect(page).toHaveURL(there.href);
});

const menus = {
  en: { solutions: 'Solutions', menu: 'Menu', privacy: 'Privacy settings' },
  es: { solutions: 'Soluciones', menu: 'Menú', privacy: 'Ajustes de privacidad' },
} as const;

for (const language of ['en', 'es'] as const) {
  test(`[W-660] [W-674] [W-130] [W-615] axe finds no violations in the Solutions menu, the mobile menu and the consent dialog opened by the privacy settings, in ${language}`, async ({
    page,
  }) => {
    const t = menus[language];
    await openHome(page, language);
    await test.step('the Solutions menu', async () => {
      await header(page).getByRole('button', { name: t.solutions }).click();
      await expect(menu(page).getByRole('link').first()).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
    });
    await test.step('the mobile menu', async () => {
      await page.setViewportSize({ width: 375, height: 800 });
      const button = header(page).getByRole('button', { name: t.menu });
      await button.click();
      await expect(mobileMenu(page).getByRole('link').first()).toBeVisible();
      await expectNoAxeViolations(page);
      await button.click();
      await expect(mobileMenu(page)).toBeHidden();
    });
    await test.step('the consent dialog', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await footer(page).getByRole('button', { name: t.privacy }).click();
      await expect(page.getByRole('dialog', { name: t.privacy })).toBeVisible();
      await expectAccessibleAt(page);
    });
  });
}

test('the skip link does not cover any target of the header links', async ({ page }) => {
  await refuseConsent(page);
  await mockBlog(page);
  for (const path of ['/', '/demo/team-member/overview']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Skip to content' }).and(page.locator('[href="#content"]')).focus();
    const skip = await page.locator(':focus').boundingBox();
    const first = await page.getByRole('banner').getByRole('link', { name: /home/i }).first().boundingBox();
    expect(skip?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
  }
});
