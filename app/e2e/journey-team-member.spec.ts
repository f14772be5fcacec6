import { type DriverName, driverOf, drivers } from './support/driver';
import { fixture } from './support/engine';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

const targets = fixture<{ id: string }[]>('targets.json');

const ids: Record<DriverName, string> = {
  mouse: '[D-005]',
  keyboard: '[D-266] [D-331] [D-350]',
};

for (const by of drivers) {
  test(`${ids[by]} a team member's journey through the demo, by ${by}`, async ({ page }) => {
    test.setTimeout(90_000);
    const { press, type, choose, tab, close } = driverOf(by, page);
    const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
    const role = (name: string) => page.getByRole('navigation', { name: 'Role' }).getByRole('link', { name });
    const pages = (name: string) => page.getByRole('navigation', { name: 'Demo pages' }).getByRole('link', { name });
    await refuseConsent(page);
    await page.goto('/demo', { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(/\/demo\/team-member\/overview$/);

    const history = page.getByRole('dialog', { name: 'Points history' });
    const message = page.getByRole('textbox', { name: 'Your message' });
    const congrats = page.getByRole('dialog', { name: 'Congrats on sending a recognition!' });
    const heart = button('Favourite: Lottery ticket');

    await test.step('[D-080] [D-316] [D-317] the targets: next wraps around, previous stops at the first', async () => {
      const target = page.locator('[data-target][aria-current=true]');
      for (const { id } of targets) {
        await expect(target).toHaveAttribute('data-target', id);
        await press(button('Next target'));
      }
      await expect(target).toHaveAttribute('data-target', targets[0]?.id ?? '');
      await expect(button('Previous target')).toHaveAttribute('aria-disabled', 'true');
    });
    await test.step('[D-089] [D-094] [D-095] [D-332] the history, and from its other tab to the recognitions', async () => {
      await press(button(/^Check Points History/));
      await expect(history.getByRole('tab')).toHaveText(['History', 'Ways to earn points']);
      await expect(history.getByRole('tab', { selected: true })).toHaveText('History');
      for (const next of [2, 3, 4]) {
        await press(history.getByRole('button', { name: 'Next' }));
        await expect(history.getByText(`Page ${next} of 4`, { exact: true })).toBeVisible();
      }
      await tab(history.getByRole('tab', { name: 'Ways to earn points' }));
      await expect(history.locator('[data-scheme]')).toHaveCount(8);
      await expect(history.getByRole('heading', { name: 'Receive recognitions' })).toBeVisible();
      await press(history.getByRole('link', { name: 'Check my recognitions' }));
      await expect(page).toHaveURL(/\/demo\/team-member\/recognitions$/);
      await expect(history).toBeHidden();
    });
    await test.step('[D-122] [D-123] [D-349] a recognition: people first, then points and their total', async () => {
      await expect(page.getByTestId('total')).toHaveText('Total: 20 points');
      await press(button('Add people'));
      const people = page.getByRole('dialog', { name: 'Select Team Members' });
      await type(people.getByRole('searchbox'), 'ferr');
      await press(people.getByRole('button', { name: /Lucía Ferrándiz/ }));
      await press(people.getByRole('button', { name: 'Done, 2 people selected' }));
      await choose(page.getByRole('radio', { name: '50 points per person' }));
      await expect(page.getByTestId('total')).toHaveText('Total: 100 points');
    });
    await test.step('[D-281] the message, with a word in bold, and its character count', async () => {
      await type(message, 'You stayed until the last crate.');
      await message.selectText();
      await press(button('Bold'));
      await expect(message).toHaveValue('**You stayed until the last crate.**');
      await expect(page.getByTestId('message-count')).toHaveText('36/200');
      await expect(page.getByTestId('preview').locator('strong')).toHaveText('You stayed until the last crate.');
    });
    await test.step('[D-124] [D-379] [D-383] a self-hosted GIF', async () => {
      await press(button('Add a GIF'));
      const gifs = page.getByRole('dialog', { name: 'Choose a GIF' });
      await expect(gifs.locator('[data-gif]')).toHaveCount(16);
      await press(gifs.getByRole('button', { name: 'A shining trophy' }));
      const gif = page.getByTestId('chosen-gif').locator('img');
      await expect(gif).toHaveAttribute('src', '/images/gifs/trophy.gif');
      await expect.poll(() => gif.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });
    await test.step('[D-326] [D-327] sent: a toast', async () => {
      await expect(page.getByTestId('allowance')).toContainText('500 points and 8 recognitions left');
      await press(button('Share'));
      const toast = page.locator('[data-toast="success"]');
      await expect(toast).toContainText('Congrats on sending a recognition');
      await expect(toast).toContainText('Your recognition has been shared successfully.');
    });
    await test.step('[D-328] [D-329] the board lists the new item first', async () => {
      await expect(page.getByRole('radio', { name: 'Submitted' })).toBeChecked();
      const first = page.getByTestId('board').getByRole('article').first();
      await expect(first).toContainText('to Marta Iglesias, Lucía Ferrándiz');
      await expect(first.locator('strong')).toHaveText('You stayed until the last crate.');
    });
    await test.step('[D-325] [D-390] [D-391] the allowance is reduced, the form is reset', async () => {
      await expect(page.getByTestId('allowance')).toContainText('400 points and 6 recognitions left');
      await expect(message).toHaveValue('Thank you for your great work!');
    });
    await test.step('[D-125] [D-126] [D-127] the congratulations', async () => {
      await expect(congrats.getByRole('link', { name: 'Contact Sales' })).toBeVisible();
      await expect(congrats.getByRole('link', { name: 'Set up team space' })).toHaveAttribute('href', '/sign-up');
      await close(congrats);
      await expect(congrats).toBeHidden();
    });
    await test.step('[D-103] [D-121] the gift shop: a voucher filter, a reward, a favourite, the history again', async () => {
      await press(pages('Gift Shop'));
      await tab(page.getByRole('tab', { name: 'Vouchers' }));
      await press(page.getByRole('navigation', { name: 'Type of voucher' }).getByRole('button', { name: 'Gaming' }));
      await expect(page.getByRole('status')).toHaveText('3 rewards');
      await tab(page.getByRole('tab', { name: 'Lotteries' }));
      await press(page.locator('[data-reward=lottery-ticket] [data-points]'));
      const ticket = page.getByRole('dialog', { name: 'Lottery ticket' });
      await expect(ticket).toContainText('Your balance covers this reward.');
      await close(ticket);
      await press(heart);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await press(button('Details'));
      await expect(history).toBeVisible();
      await close(history);
      await expect(button('Details')).toBeFocused();
    });
    await test.step('[D-046] [D-047] [D-048] [D-049] [D-070] the other role keeps the page and shares the state; its own allowance is unchanged', async () => {
      await press(role('Manager'));
      await expect(page).toHaveURL(/\/demo\/manager\/gift-shop$/);
      await tab(page.getByRole('tab', { name: 'Lotteries' }));
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await press(pages('Recognitions'));
      await expect(page.getByTestId('allowance')).toContainText('500 points and 8 recognitions left');
      await press(role('Team Member'));
      await expect(page).toHaveURL(/\/demo\/team-member\/recognitions$/);
      await expect(page.getByTestId('allowance')).toContainText('400 points and 6 recognitions left');
      await choose(page.getByRole('radio', { name: 'Submitted' }));
      await expect(page.getByTestId('board').getByRole('article').first()).toContainText('You stayed until');
      await press(pages('Overview'));
      await press(role('Manager'));
      await expect(page).toHaveURL(/\/demo\/manager\/overview$/);
      await press(role('Team Member'));
      await expect(page).toHaveURL(/\/demo\/team-member\/overview$/);
      await press(link('Visit gift shop'));
      await expect(page).toHaveURL(/\/demo\/team-member\/gift-shop$/);
    });
  });
}
