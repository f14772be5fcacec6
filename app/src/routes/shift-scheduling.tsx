import { shownLaws } from '~/features/shift-scheduling/lawFigures';
import { SchedulingPage } from '~/features/shift-scheduling/SchedulingPage';
import { brand } from '~/shared/brand';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfPath, languageOfRequest } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import { pathTo } from '~/shared/paths';
import { siteSettings } from '~/shared/settings';
import { initialLiveView } from '~/site/live-roster/prerender';
import { productFigures } from '~/site/live-roster/productFigures';
import type { Route } from './+types/shift-scheduling';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request);
  const [texts, live, laws] = await Promise.all([
    loadTexts(language, 'shiftScheduling', 'liveRoster'),
    initialLiveView('live-week'),
    shownLaws(language),
  ]);
  return { texts, live, laws, figures: productFigures() };
}

/** The page's own, and the scheduler as an application, which costs nothing to try. */
export function meta(args: Route.MetaArgs) {
  const { loaderData, location } = args;
  if (!loaderData) return [];
  const language = languageOfPath(location.pathname);
  return [
    ...textMeta('shiftScheduling')(args),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: brand.name,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        url: siteSettings().publicUrl + pathTo('shift-scheduler', language),
        description: loaderData.texts.shiftScheduling.meta.description,
        inLanguage: language,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
      },
    },
  ];
}

export default SchedulingPage;
