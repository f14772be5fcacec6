import { FaqPage } from '~/features/faq/FaqPage';
import { faqStructuredData } from '~/features/faq/structuredData';
import { textLoader } from '~/shared/i18n/texts';
import { languageOfPath } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/faq';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('faq');

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { meta, groups } = loaderData.texts.faq;
  return [
    ...pageMeta(meta, location),
    { 'script:ld+json': faqStructuredData(groups, languageOfPath(location.pathname)) },
  ];
}

export default FaqPage;
