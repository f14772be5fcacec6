/**
 * The longest task of each action of the demo outside the scheduler: `node bench/demo-tasks.mjs [words]`. Requires a
 * build; see `longTasks.mjs` for the settings.
 */
import { reportTasks } from './longTasks.mjs';

const overview = '/demo/team-member/overview';
const shop = '/demo/team-member/gift-shop';
const recognitions = '/demo/team-member/recognitions';
const dashboard = '/demo/manager/overview';
const team = '/demo/manager/view-team';
const member = '/demo/manager/team-member/TM003';
const template = '/shift-template-setup';

const button = (name) => (page) => page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const link = (group, name) => (page) =>
  page.getByRole('navigation', { name: group, exact: true }).getByRole('link', { name });
const heading = (name) => (page) => page.getByRole('heading', { name }).first().waitFor();
const dialog = (name) => (page) => page.getByRole('dialog', { name }).waitFor();
const closed = (page) => page.getByRole('dialog').waitFor({ state: 'detached' });
const pressEscape = async (page) => {
  await page.keyboard.press('Escape');
  await closed(page);
};
const at = (path) => (page) => page.waitForURL((url) => url.pathname === path);
const tab = (name) => (page) => page.getByRole('tab', { name, exact: true });
const click = (target) => (page) => target(page).click();
const shopReady = (page) => page.locator('main[data-engine=ready]').waitFor();
const formReady = (page) => page.getByTestId('total').filter({ hasText: 'Total' }).waitFor();
const dashboardReady = (page) => page.getByTestId('dashboard-skeleton').waitFor({ state: 'detached' });

await reportTasks({}, [
  {
    name: 'overview: next target',
    path: overview,
    target: button('Next target'),
    verify: (page) => page.getByText('Target 2 of 6').waitFor(),
    undo: click(button('Previous target')),
  },
  {
    name: 'overview: next rewards',
    path: overview,
    target: button('Next rewards'),
    verify: (page) => page.getByText('Rewards 4 to 7 of 7').waitFor(),
    undo: click(button('Previous rewards')),
  },
  {
    name: 'overview: points history',
    path: overview,
    target: button(/^Check Points History/),
    verify: dialog('Points history'),
    undo: pressEscape,
  },
  {
    name: 'history: next page',
    path: overview,
    before: async (page) => {
      await button(/^Check Points History/)(page).click();
      await dialog('Points history')(page);
    },
    target: button('Next'),
    verify: (page) => page.getByText('Page 2 of 4').waitFor(),
    undo: pressEscape,
  },
  {
    name: 'history: ways to earn',
    path: overview,
    before: async (page) => {
      await button(/^Check Points History/)(page).click();
      await dialog('Points history')(page);
    },
    target: tab('Ways to earn points'),
    verify: heading('Receive recognitions'),
    undo: pressEscape,
  },
  {
    name: 'overview to gift shop',
    path: overview,
    target: link('Demo pages', 'Gift Shop'),
    verify: at(shop),
    undo: async (page) => {
      await link('Demo pages', 'Overview')(page).click();
      await at(overview)(page);
    },
  },
  {
    name: 'team member to manager, gift shop',
    path: shop,
    ready: shopReady,
    target: link('Role', 'Manager'),
    verify: at('/demo/manager/gift-shop'),
    undo: async (page) => {
      await link('Role', 'Team Member')(page).click();
      await at(shop)(page);
    },
  },
  {
    name: 'mobile side of the toggle',
    path: overview,
    target: button('Mobile'),
    verify: heading('Celebrate good work'),
    undo: click(button('Desktop')),
  },
  ...['Vouchers', 'Lotteries'].map((name) => ({
    name: `shop: ${name}`,
    path: shop,
    ready: shopReady,
    target: tab(name),
    verify: (page) => page.locator('#shop-list', { hasText: name }).waitFor(),
    undo: click(tab('All')),
  })),
  {
    name: 'shop: back to all',
    path: shop,
    ready: shopReady,
    before: click(tab('Vouchers')),
    target: tab('All'),
    verify: heading('Most purchased last week'),
  },
  {
    name: 'shop: a voucher filter',
    path: shop,
    ready: shopReady,
    before: click(tab('Vouchers')),
    target: button('Gaming'),
    verify: (page) => page.getByText('3 rewards').waitFor(),
    undo: click(tab('All')),
  },
  {
    name: 'shop: redeem dialog',
    path: shop,
    ready: shopReady,
    target: (page) => page.locator('[data-points]').first(),
    verify: (page) => page.getByTestId('redeem-dialog').waitFor(),
    undo: pressEscape,
  },
  {
    name: 'shop: close the redeem dialog',
    path: shop,
    ready: shopReady,
    before: async (page) => {
      await page.locator('[data-points]').first().click();
      await page.getByTestId('redeem-dialog').waitFor();
    },
    target: button('Close'),
    verify: closed,
  },
  {
    name: 'shop: favourite',
    path: shop,
    ready: shopReady,
    target: button(/^Favourite/),
    verify: (page) => page.locator('[data-reward] [aria-pressed=true]').first().waitFor(),
    undo: click(button(/^Favourite/)),
  },
  {
    name: 'recognitions: people picker',
    path: recognitions,
    ready: formReady,
    target: button('Add people'),
    verify: dialog('Select Team Members'),
    undo: pressEscape,
  },
  {
    name: 'recognitions: GIF picker',
    path: recognitions,
    ready: formReady,
    target: button('Add a GIF'),
    verify: dialog('Choose a GIF'),
    undo: pressEscape,
  },
  {
    name: 'recognitions: points',
    path: recognitions,
    ready: formReady,
    target: (page) => page.getByRole('radio', { name: '50 points per person' }),
    verify: (page) => page.getByText('Total: 50 points').waitFor(),
    undo: click(button('Reset')),
  },
  {
    name: 'recognitions: type a letter',
    path: recognitions,
    ready: formReady,
    target: (page) => page.getByRole('textbox', { name: 'Your message' }),
    perform: async (page) => {
      await page.getByRole('textbox', { name: 'Your message' }).press('x');
    },
    verify: (page) => page.getByText('31/200').waitFor(),
    undo: click(button('Reset')),
  },
  {
    name: 'recognitions: submitted',
    path: recognitions,
    ready: formReady,
    target: (page) => page.getByRole('radio', { name: 'Submitted' }),
    verify: (page) => page.getByText('to Hanna Kowalczyk').first().waitFor(),
    undo: (page) => page.getByRole('radio', { name: 'Received' }).check(),
  },
  {
    name: 'recognitions: share, and the congratulations',
    path: recognitions,
    ready: formReady,
    fresh: true,
    target: button('Share'),
    verify: dialog('Congrats on sending a recognition!'),
  },
  ...[
    ['Genie Insights', /has gone quiet/],
    ['Analytics', 'What points were earned for'],
  ].map(([name, shown]) => ({
    name: `dashboard: ${name}`,
    path: dashboard,
    ready: dashboardReady,
    target: link('Manager', name),
    verify: heading(shown),
    undo: async (page) => {
      await link('Manager', 'Home')(page).click();
      await heading('Performance alerts')(page);
    },
  })),
  {
    name: 'dashboard to the team',
    path: dashboard,
    ready: dashboardReady,
    target: link('Manager', 'View Team'),
    verify: (page) => page.locator('tr[data-member]').first().waitFor(),
    undo: async (page) => {
      await link('Manager', 'Home')(page).click();
      await heading('Performance alerts')(page);
    },
  },
  {
    name: 'team: search',
    path: team,
    target: (page) => page.getByRole('searchbox'),
    perform: (page) => page.getByRole('searchbox').press('z'),
    verify: (page) => page.locator('[data-member=TM001]').waitFor({ state: 'detached' }),
    undo: (page) => page.getByRole('searchbox').fill(''),
  },
  {
    name: 'team: sort',
    path: team,
    target: button('Last 30 days'),
    verify: (page) => page.locator('tbody tr:first-child[data-member=TM003]').waitFor(),
    undo: click(button('Name')),
  },
  {
    name: 'team to a member',
    path: team,
    target: (page) => page.getByRole('link', { name: /Lucía Ferrándiz/ }),
    verify: at(member),
    undo: async (page) => {
      await page.getByRole('link', { name: 'Your team' }).click();
      await page.locator('tr[data-member]').first().waitFor();
    },
  },
  {
    name: "member: the member's history",
    path: member,
    target: button('Check points history'),
    verify: dialog('Points history of Lucía Ferrándiz'),
    undo: pressEscape,
  },
  {
    name: 'template: another quick template',
    path: template,
    target: (page) => page.getByRole('radio', { name: 'Retail Store' }),
    verify: (page) => page.getByRole('table', { name: 'People needed: Cashier' }).waitFor(),
    undo: (page) => page.getByRole('radio', { name: 'Restaurant' }).check(),
  },
  {
    name: 'template: a number',
    path: template,
    target: (page) => page.getByRole('spinbutton', { name: 'Server, Monday, Morning' }),
    perform: (page) => page.getByRole('spinbutton', { name: 'Server, Monday, Morning' }).press('ArrowUp'),
    verify: (page) => page.locator('[aria-label="Server, Monday, Morning"][aria-valuenow="3"]').waitFor(),
    undo: (page) => page.getByRole('spinbutton', { name: 'Server, Monday, Morning' }).press('ArrowDown'),
  },
  {
    name: 'template: add a position',
    path: template,
    fresh: true,
    target: button('Add Position'),
    verify: (page) => page.getByRole('table', { name: 'People needed: New Position' }).waitFor(),
  },
]);
