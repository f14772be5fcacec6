import { FaqPage } from '~/features/faq/FaqPage';
import { faqStructuredData } from '~/features/faq/structuredData';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfPath, languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/faq';

export { pathRevalidation as shouldRevalidate };

export async function loader({ request }: Route.LoaderArgs) {
  return { texts: await loadTexts(languageOfRequest(request), 'faq') };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { meta, groups } = loaderData.texts.faq;
  return [
    ...pageMeta(meta, location.pathname),
    { 'script:ld+json': faqStructuredData(groups, languageOfPath(location.pathname)) },
  ];
}

export default FaqPage;
