import type { FaqGroup } from '~/locales/en/faq';

/** The questions as structured data: a schema.org FAQPage. */
export function faqStructuredData(groups: readonly FaqGroup[], language: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: groups.flatMap(({ items }) =>
      items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}
