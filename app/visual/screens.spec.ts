import type { Page } from '@playwright/test';
import { continueAnyway, expectDrawn, expectReady, schedulerPaths } from '../e2e/support/scheduler';
import { openSettled, refuseConsent } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';

/** One page of each kind, by its English address. */
const pages = {
  home: '/',
  feature: '/reward-incentives',
  industry: '/restaurant-case',
  'use-cases': '/use-cases',
  pricing: '/pricing',
  faq: '/faq',
  blog: '/blog',
  contact: '/contact',
  'sign-up': '/sign-up',
  legal: '/privacy-and-terms',
  chooser: '/pick-experience',
  missing: '/no-such-page',
  'get-started': '/brightcrew-shift-management',
  setup: '/shift-template-setup',
  overview: '/demo/team-member/overview',
  shop: '/demo/team-member/gift-shop',
  recognitions: '/demo/manager/recognitions',
  team: '/demo/manager/view-team',
} as const;

/** The scheduler's views, and what opens over them. */
const views: Record<string, { query: string; open?: (page: Page) => Promise<unknown> }> = {
  week: { query: '' },
  members: { query: '?group=member' },
  roles: { query: '?group=role' },
  day: { query: '?view=daily&day=2' },
  month: { query: '?view=monthly' },
  gap: { query: '', open: (page) => page.locator('[data-gap="2"]').first().click() },
};

/** Both languages and both widths, crossed: line breaks of a language show at either width. */
const looks = [
  { language: 'en', width: 1440, height: 900 },
  { language: 'es', width: 390, height: 844 },
] as const;

const isScheduler = (name: string) => name in views;
const all = [...Object.keys(pages), ...Object.keys(views)];

/** Continues past the demo's promo on a small window. */
async function goOn(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Continue anyway|Continuar de todos modos)$/ });
  if (!(await button.isVisible())) return;
  await button.click();
  // The pointer would hover over whatever has come in the button's place.
  await page.mouse.move(0, 0);
}

async function open(page: Page, name: string, language: 'en' | 'es', width: number): Promise<void> {
  if (isScheduler(name)) {
    const { query, open: openOver } = views[name] ?? { query: '' };
    await refuseConsent(page);
    await page.goto(`${schedulerPaths[language]}${query}`);
    await expectReady(page);
    if (width < 768) await continueAnyway(page, language);
    await expectDrawn(page);
    if (!openOver) return;
    await openOver(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectDrawn(page);
    return;
  }
  // Fixes years and 'days ago' to the day of the pictures.
  if (!name.includes('setup')) await page.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'));
  const path = pages[name as keyof typeof pages];
  // The chooser has one address for both languages.
  const spanish = language === 'es' && name !== 'chooser';
  await openSettled(page, spanish ? `/es${path === '/' ? '' : path}` : path);
  if (width < 768) await goOn(page);
}

for (const { language, width, height } of looks) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const name of all) {
      test(`${name} matches its picture`, async ({ page, guard }) => {
        if (name === 'missing') guard.expect(/404/);
        await open(page, name, language, width);
        // A picture of a skeleton would match as long as nothing is ever shown in its place.
        await expect(page.getByTestId(/skeleton/)).toHaveCount(0);
        await expect(page).toHaveScreenshot(`${name}-${language}-${width}.png`);
      });
    }
  });
}
