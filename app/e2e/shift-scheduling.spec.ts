import { openSettled, refuseConsent } from './support/site';
import { expect, test } from './support/test';

test('[W-682] the Solutions menu leads to the page, and Drop your roster into the reader', async ({ page }) => {
  await refuseConsent(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSettled(page, '/pricing');
  await page.getByRole('button', { name: 'Solutions' }).click();
  await page
    .getByRole('link', { name: /^Shift scheduling/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/shift-scheduling$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drop the roster you have. See the hours it lacks.');
  await page.getByRole('link', { name: 'Drop your roster' }).first().click();
  await expect(page).toHaveURL(/\/shift-scheduler/);
  const dialog = page.getByRole('dialog', { name: 'Try it with your team' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('File with your team')).toBeAttached();
});

test('[W-682] the live timetable starts its engine when it is touched and closes a gap, and each trade has a link to its own week', async ({
  page,
}) => {
  await refuseConsent(page);
  await openSettled(page, '/es/shift-scheduling');
  const engine: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) engine.push(request.url());
  });
  const roster = page.locator('#live-roster');
  await expect(roster.getByRole('table', { name: /quién trabaja, cuándo/ })).toBeInViewport();
  await expect(roster.getByRole('button', { name: 'Asignar a Karim' })).toBeEnabled();
  expect(engine).toEqual([]);
  await expect(roster.getByTestId('live-gaps')).toHaveText('3');
  await roster.getByRole('button', { name: 'Asignar a Karim' }).click();
  await expect(roster.getByTestId('live-gaps')).toHaveText('2');
  expect(engine).toHaveLength(1);
  await expect(roster.getByText('131 de 138 horas cubiertas')).toBeVisible();
  await expect(roster.getByTestId('product-figures').getByRole('listitem')).toHaveCount(5);
  const trades = page.getByRole('navigation', { name: 'Semanas en vivo de otros sectores' });
  await trades.scrollIntoViewIfNeeded();
  await expect(trades.getByRole('link')).toHaveCount(9);
  await trades.getByRole('link', { name: 'Comercio' }).click();
  await expect(page).toHaveURL(/\/es\/retail-case#shifts$/);
  await expect(
    page.getByRole('heading', { name: '¿El sábado a las cuatro falta gente en caja? Lo ves el lunes.' }),
  ).toBeInViewport();
});
