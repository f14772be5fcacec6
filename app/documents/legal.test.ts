import { expect, test } from 'vitest';
import { legal } from '~/locales/en/legal';
import { legal as spanish } from '~/locales/es/legal';
import { hrefs, inLanguage, languages, only, onlyNamed, pageAt, textOf, textsOf } from './support/site';
import { expectSpanishOnly } from './support/spanish';

const page = () => pageAt('/privacy-and-terms');

test('[W-420] the legal page has its title in each language', () => {
  for (const language of languages)
    expect(textsOf(pageAt(inLanguage('/privacy-and-terms', language)), 'h1')).toEqual([
      (language === 'es' ? spanish : legal).title,
    ]);
});

test('[W-307] [W-596] every section of the policy in order, linked from the contents', () => {
  const document = page();
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
  expect(textsOf(document, 'main section[id] > h2')).toEqual(sections);
  const found = [...document.querySelectorAll('main section[id]')];
  for (const section of found) expect(textOf(section).length).toBeGreaterThan(150);
  const contents = onlyNamed(document, 'nav', 'On this page');
  for (const [index, name] of sections.entries()) expect(hrefs(contents, name)).toEqual([`#${found[index]?.id}`]);
});

test('[W-308] [W-309] the contact has an address, an e-mail and the last update, 19 February 2025', () => {
  const document = page();
  const contact = only(document, '#contact');
  expect(textsOf(contact, 'address')).toEqual([expect.stringMatching(/Brightcrew.*Calle del Alba 14.*50003 Zaragoza/)]);
  expect(hrefs(contact, 'privacy@brightcrew.example')).toEqual(['mailto:privacy@brightcrew.example']);
  expect(textOf(contact)).toContain('Last updated19 February 2025');
  expect(only(contact, 'time').getAttribute('datetime')).toBe('2025-02-19');
  expect(textOf(only(document, '[data-testid=last-updated]'))).toBe('Last updated: 19 February 2025');
});

test('[W-310] [W-311] the data held, name and address being optional', () => {
  expect(
    textsOf(only(page(), '#categories'), 'tbody th').map((row) => row.replace(/(\S)optional$/, '$1 optional')),
  ).toEqual([
    'Name and address optional',
    'Date of birth',
    'Email',
    'Company name',
    'Employment start and end dates',
    'Contract type',
    'Employee number',
    'Contact ID',
    'Performance metrics set by the employer',
    'Recognitions, points and rewards',
    'Shifts, availability, contract hours and absences optional',
    'Hourly wage optional',
    'Survey answers optional',
    'Photo optional',
  ]);
});

test('[W-312] [W-313] employees can opt out with tools of their employer and request deletion', () => {
  const rights = textOf(only(page(), '#rights'));
  expect(rights).toContain('Employees can opt out with the tools their employer has in the product');
  expect(rights).toContain('Employees can request deletion');
});

test('[W-391] [W-392] [W-393] when personal data is deleted', () => {
  expect(textsOf(only(page(), '#retention'), 'li')).toEqual([
    expect.stringContaining('Personal data is deleted 30 days after leaving the employer.'),
    expect.stringContaining('Personal data is deleted 30 days after opt-out.'),
    expect.stringContaining('Personal data is deleted when the employer stops using the product.'),
  ]);
});

test('[W-314] [W-315] a short responsible-disclosure statement promises replies within 3 business days', () => {
  const statement = textOf(only(page(), '#disclosure'));
  expect(statement).toContain('security@brightcrew.example');
  expect(statement).toContain('We reply within 3 business days');
  expect(statement.length).toBeLessThan(600);
});

test('[W-591] [W-596] the Spanish page contains no English and has the same facts', () => {
  const document = pageAt('/es/privacy-and-terms');
  expectSpanishOnly(document, legal, spanish);
  expect(textOf(only(document, '[data-testid=last-updated]'))).toBe('Última actualización: 19 de febrero de 2025');
  expect(textOf(only(document, '#disclosure'))).toContain('3 días laborables');
  expect(textOf(only(document, '#retention'))).toContain('30 días después de que dejes la empresa');
});
