import { expect, test } from 'vitest';
import { faq } from '~/locales/en/faq';
import { faq as spanish } from '~/locales/es/faq';
import { inLanguage, languages, only, pageAt, textOf, textsOf } from './support/site';
import { expectSpanishOnly } from './support/spanish';

const texts = { en: faq, es: spanish };

test.each(languages)(
  '[W-036] [W-420] [W-601] title, twenty questions with answers, and the same as structured data: %s',
  (language) => {
    const document = pageAt(inLanguage('/faq', language));
    // [W-066] the title
    expect(textsOf(document, 'h1'), '[W-066]').toEqual([
      language === 'en' ? 'Frequently asked questions' : 'Preguntas frecuentes',
    ]);
    expect(document.title).toBe(texts[language].meta.title);

    const questions = texts[language].groups.flatMap(({ items }) => items);
    expect(textsOf(document, 'main summary'), '[W-070] [W-071] [W-594]').toEqual(
      questions.map(({ question }) => question),
    );
    expect(textsOf(document, 'main details p')).toEqual(questions.map(({ answer }) => answer));
    expect(new Set(questions.map(({ question }) => question)).size).toBe(20);
    for (const { answer } of questions) expect(answer.length).toBeGreaterThan(90);

    const data = JSON.parse(only(document, 'script[type="application/ld+json"]').textContent ?? '') as {
      '@type': string;
      inLanguage: string;
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(data['@type']).toBe('FAQPage');
    expect(data.inLanguage).toBe(language);
    expect(data.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      questions.map(({ question, answer }) => [question, answer]),
    );
  },
);

test('[W-019] [W-020] [W-022] [W-023] [W-030] [W-031] the answers contain the specified claims', () => {
  const main = textOf(only(pageAt('/faq'), 'main'));
  for (const claim of [
    'ISO 27001 certified and GDPR compliant',
    'more than 10 languages',
    'More than 8,000 reward options worldwide',
    'Less than an hour from your first sign-in',
    'One admin is typically enough for a pilot',
  ])
    expect(main).toContain(claim);
});

test('[W-391] [W-392] [W-393] an answer says when personal data is deleted', () => {
  const [entry] = Array.from(pageAt('/faq').querySelectorAll('main details')).filter(
    (details) => textOf(details.querySelector('summary')) === 'What happens to my data when I leave my job?',
  );
  expect(textOf(entry?.querySelector('p'))).toBe(
    'Your personal data is deleted 30 days after you leave your employer. It is also deleted 30 days after you opt out, and when your employer stops using the product.',
  );
});

test('[W-591] the Spanish page contains no English', () => {
  expectSpanishOnly(pageAt('/es/faq'), faq, spanish);
});
