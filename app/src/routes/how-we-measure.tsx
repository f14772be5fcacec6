import measures from '#fixtures/measures.json';
import { solverTables } from '~/content/solverTables';
import { MeasuresPage } from '~/features/measures/MeasuresPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/how-we-measure';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    texts: await loadTexts(language, 'measures'),
    tables: solverTables(),
    measures,
    asOf: date.format(new Date(measures.asOf)),
  };
}

export const meta = textMeta('measures');

export default MeasuresPage;
