import { expect, test } from 'vitest';
import { exists, only, onlyNamed, pageAt, textOf, textsOf } from './support/site';

test.each(['/cdti-cam', '/es/cdti-cam'])(
  '[W-055] [W-316] [W-420] [W-596] the page about the EU co-funded AI project is Spanish and marked as such: %s',
  (path) => {
    const document = pageAt(path);
    const main = only(document, 'main');
    expect(main.getAttribute('lang')).toBe('es');
    expect(textsOf(document, 'h1')).toEqual(['Inteligencia artificial para ver el buen trabajo a tiempo']);
    expect(textOf(main)).toContain('Proyecto cofinanciado por la Unión Europea');
    expect(textsOf(main, '[lang=en]')).toEqual(path === '/cdti-cam' ? ['This notice is published in Spanish.'] : []);

    const logos = onlyNamed(main, 'ul', 'Entidades que financian el proyecto').querySelectorAll('img');
    expect(logos, '[W-317] the four logos of the funding bodies').toHaveLength(4);
    for (const logo of logos) {
      expect(logo.getAttribute('alt')).toMatch(/\S/);
      expect(exists(logo.getAttribute('src') ?? '')).toBe(true);
    }

    const facts = onlyNamed(main, 'section', 'Ficha del proyecto');
    expect(
      textsOf(facts, 'dt'),
      '[W-319] [W-320] [W-321] [W-322] duration, total investment, EU aid and place',
    ).toEqual(['Duración', 'Inversión total', 'Ayuda de la Unión Europea', 'Lugar de ejecución']);
    expect(textsOf(facts, 'dd')).toEqual([
      'Del 11/05/2023 al 31/10/2024',
      '613.046,00 EUR',
      '269.860,00 EUR',
      'Tres Cantos (Madrid)',
    ]);

    expect(textOf(main), '[W-318] the description').toContain(
      'En este proyecto hemos investigado cómo la inteligencia artificial puede leer las cifras',
    );
    for (const name of ['Objetivos', 'Resultados']) {
      const items = textsOf(onlyNamed(main, 'section', name), 'li');
      expect(items, '[W-323] [W-324]').toHaveLength(4);
      for (const item of items) expect(item.length).toBeGreaterThan(50);
    }
    const picture = onlyNamed(main, '[role=img]', /^Comparación\. Antes:.* Después:/);
    expect(picture.querySelectorAll('svg text'), '[W-325] the comparison picture').toHaveLength(126);
  },
);
