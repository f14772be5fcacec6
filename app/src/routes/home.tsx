import { HomePage } from '~/features/home/HomePage';
import { textLoader } from '~/shared/i18n/texts';
import { languageOfPath } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import { organizationMeta } from '~/shared/shareMeta';
import type { Route } from './+types/home';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('home', 'blogPreview');

export function meta({ loaderData, location }: Route.MetaArgs) {
  const texts = loaderData?.texts.home.meta;
  if (!texts) return [];
  return [
    ...pageMeta(texts, location.pathname),
    organizationMeta(languageOfPath(location.pathname), texts.description),
  ];
}

export default HomePage;
