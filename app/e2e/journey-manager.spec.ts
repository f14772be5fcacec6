import { type DriverName, driverOf, drivers } from './support/driver';
import { fixture } from './support/engine';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

interface Member {
  id: string;
  name: string;
  currentBalance: number;
  totalRecognitions: number;
  recentRecognitions: number;
}

const members = fixture<Member[]>('members.json');
const { histories } = fixture<{ histories: Record<string, { items: { description: { en: string } }[] }> }>(
  'histories.json',
);

const ids: Record<DriverName, string> = {
  mouse: '[D-006]',
  keyboard: '[D-266]',
};

for (const by of drivers) {
  test(`${ids[by]} a manager's journey through the demo, by ${by}`, async ({ page }) => {
    test.setTimeout(90_000);
    const { press, type, close } = driverOf(by, page);
    const rail = page.getByRole('navigation', { name: 'Manager', exact: true });
    const onRail = (name: string) => rail.getByRole('link', { name });
    const heading = (name: string | RegExp) => page.getByRole('heading', { name });
    const figure = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('..');
    await refuseConsent(page);
    await page.goto('/demo/manager/overview', { waitUntil: 'networkidle' });
    const rows = page.locator('tr[data-member]');
    const best = [...members].sort((a, b) => b.recentRecognitions - a.recentRecognitions)[0] as Member;
    await test.step('[D-144] the rail', async () => {
      await expect(rail.getByRole('link')).toHaveText(['Home', 'Genie Insights', 'Analytics', 'View Team']);
    });
    await test.step('[D-025] [D-151] the dashboard, computed from the members', async () => {
      const recent = members.reduce((sum, { recentRecognitions }) => sum + recentRecognitions, 0);
      await expect(figure('Recognitions, last 30 days')).toContainText(String(recent));
      await expect(figure('Points left to give')).toContainText('500');
      await expect(heading('Performance alerts')).toBeVisible();
    });
    await test.step('[D-146] Genie Insights, a tab in navigation state', async () => {
      await press(onRail('Genie Insights'));
      await expect(heading(/Valentina Quispe has gone quiet/)).toBeVisible();
      await expect(heading(/gaps in this week’s roster/)).toBeVisible();
    });
    await test.step('[D-145] Analytics, likewise', async () => {
      await press(onRail('Analytics'));
      await expect(heading('What points were earned for')).toBeVisible();
      await expect(page).toHaveURL(/\/demo\/manager\/overview$/);
      await press(onRail('Home'));
    });
    await test.step("[D-098] the manager's own history has received recognitions", async () => {
      await press(page.getByRole('button', { name: 'My points history' }));
      const own = page.getByRole('dialog', { name: 'Points history' });
      await expect(own.getByText('Recognition', { exact: true }).first()).toBeVisible();
      await close(own);
      await expect(own).toBeHidden();
    });
    await test.step('[D-028] [D-147] [D-152] the team: all members, search, sort', async () => {
      await press(onRail('View Team'));
      await expect(page).toHaveURL('/demo/manager/view-team');
      await expect(rows).toHaveCount(12);
      const listed = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-member')));
      expect(listed.sort()).toEqual([...Array(12).keys()].map((index) => `TM${String(index + 1).padStart(3, '0')}`));
      for (const { id, name } of members)
        await expect(rows.and(page.locator(`[data-member=${id}]`))).toContainText(name);
      await type(page.getByRole('searchbox'), 'ferrandiz');
      await expect(rows).toHaveCount(1);
      await type(page.getByRole('searchbox'), 'e');
      await type(page.getByRole('searchbox'), 'brightcrew.example');
      await expect(rows).toHaveCount(12);
      await press(page.getByRole('button', { name: 'Last 30 days' }));
      await expect(rows.first()).toHaveAttribute('data-member', best.id);
    });
    await test.step("[D-153] [D-155] [D-156] [D-157] a member's page with its figures", async () => {
      await press(page.getByRole('link', { name: new RegExp(best.name) }));
      await expect(page).toHaveURL(new RegExp(`/demo/manager/team-member/${best.id}$`));
      await expect(page.getByTestId('total-received').locator('dd')).toHaveText(String(best.totalRecognitions));
      await expect(page.getByTestId('received-recently').locator('dd')).toHaveText(String(best.recentRecognitions));
      await expect(page.getByTestId('submitted-recently').locator('dd')).toHaveText(
        String(best.recentRecognitions + 1),
      );
      await expect(page.getByTestId('member-balance').locator('dd')).toHaveText(
        best.currentBalance.toLocaleString('en'),
      );
    });
    await test.step("[D-096] the member's own history, in the panel", async () => {
      await press(page.getByRole('button', { name: 'Check points history' }));
      const history = page.getByRole('dialog', { name: `Points history of ${best.name}` });
      const items = histories[best.id]?.items ?? [];
      await expect(history.getByRole('listitem').first()).toContainText(items[0]?.description.en ?? '?');
      await press(history.getByRole('button', { name: 'Next' }));
      await expect(history.getByRole('listitem').first()).toContainText(items[5]?.description.en ?? '?');
      await close(history);
      await expect(page.getByRole('button', { name: 'Check points history' })).toBeFocused();
    });
    await test.step("[D-158] a recognition for the member, preselected; the dashboard's budget follows", async () => {
      await press(page.getByRole('link', { name: 'Send a recognition' }));
      await expect(page).toHaveURL(/\/demo\/manager\/recognitions$/);
      await expect(page.getByRole('button', { name: `Remove ${best.name}` })).toBeVisible();
      await press(page.getByRole('button', { name: 'Share' }));
      await expect(page.getByTestId('board').getByRole('article').first()).toContainText(`to ${best.name}`);
      const congrats = page.getByRole('dialog', { name: 'Congrats on sending a recognition!' });
      await expect(congrats).toBeVisible();
      await close(congrats);
      await press(page.getByRole('navigation', { name: 'Demo pages' }).getByRole('link', { name: 'Overview' }));
      await expect(figure('Points left to give')).toContainText('480');
      await expect(figure('Recognitions left to give')).toContainText('7');
    });
    await test.step('navigation to the scheduler', async () => {
      await press(page.getByRole('link', { name: 'Shift scheduler' }));
      await expect(page).toHaveURL(/\/shift-scheduler$/);
      await expect(page.getByRole('grid')).toBeVisible();
    });
  });
}
