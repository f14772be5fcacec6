import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createInstance } from './leanI18next';
import { I18nextProvider, useTranslation } from './leanReactI18next';

function translator(text: string) {
  const i18n = createInstance();
  i18n.init({ lng: 'en', defaultNS: 'common' });
  i18n.addResourceBundle('en', 'common', { text });
  i18n.addResourceBundle('en', 'site', { text: `${text} of the site` });
  return i18n;
}

function Text({ area }: { area?: string | string[] }) {
  const { t } = useTranslation(area);
  return createElement('p', null, String(t(($) => ($ as { text: string }).text)));
}

test('a component speaks the words of the nearest provider, of its first area or of the usual one', () => {
  const page = createElement(
    I18nextProvider,
    { i18n: translator('outer') },
    createElement(Text),
    createElement(I18nextProvider, { i18n: translator('inner') }, createElement(Text, { area: ['site', 'common'] })),
  );
  expect(renderToStaticMarkup(page)).toBe('<p>outer</p><p>inner of the site</p>');
});

test('its function stays the same from one drawing to the next', () => {
  const i18n = translator('x');
  expect(i18n.getFixedT('en', 'site')).toBe(i18n.getFixedT('en', ['site', 'common']));
});

test('without a provider it says what is missing', () => {
  expect(() => renderToStaticMarkup(createElement(Text))).toThrow('outside of an I18nextProvider');
});
