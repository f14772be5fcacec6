import { expect, test } from './support/test';

for (const path of ['/cdti-cam', '/es/cdti-cam']) {
  test.describe(path, () => {
    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false });

      test('[W-055] [W-316] [W-420] [W-596] the page about the EU co-funded AI project is Spanish and marked as such: logos, facts, description and results', async ({
        page,
      }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        const main = page.locator('main');
        await expect(main).toHaveAttribute('lang', 'es');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Inteligencia artificial para ver el buen trabajo a tiempo',
        );
        await expect(main).toContainText('Proyecto cofinanciado por la Unión Europea');
        const note = main.locator('[lang=en]');
        await expect(note).toHaveText(path === '/cdti-cam' ? ['This notice is published in Spanish.'] : []);
        await test.step('[W-317] the four logos of the funding bodies load and have names', async () => {
          const logos = page.getByRole('list', { name: 'Entidades que financian el proyecto' }).getByRole('img');
          await expect(logos).toHaveCount(4);
          for (const logo of await logos.all()) {
            await expect(logo).toHaveAttribute('alt', /\S/);
            await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
          }
        });
        await test.step('[W-319] [W-320] [W-321] [W-322] duration, total investment, EU aid and place', async () => {
          const facts = page.getByRole('region', { name: 'Ficha del proyecto' });
          await expect(facts.locator('dt')).toHaveText([
            'Duración',
            'Inversión total',
            'Ayuda de la Unión Europea',
            'Lugar de ejecución',
          ]);
          await expect(facts.locator('dd')).toHaveText([
            'Del 11/05/2023 al 31/10/2024',
            /^613\.046,00\sEUR$/,
            /^269\.860,00\sEUR$/,
            'Tres Cantos (Madrid)',
          ]);
        });
        await test.step('[W-318] [W-323] [W-324] [W-325] description, objectives, results and the comparison picture', async () => {
          await expect(page.locator('main')).toContainText(
            'En este proyecto hemos investigado cómo la inteligencia artificial puede leer las cifras',
          );
          for (const name of ['Objetivos', 'Resultados']) {
            const items = page.getByRole('region', { name }).getByRole('listitem');
            await expect(items).toHaveCount(4);
            for (const item of await items.all()) expect(((await item.textContent()) ?? '').length).toBeGreaterThan(50);
          }
          const picture = page.getByRole('img', { name: /^Comparación\. Antes:.* Después:/ });
          await expect(picture).toBeVisible();
          await expect(picture.locator('svg text')).toHaveCount(126);
        });
      });
    });
  });
}
