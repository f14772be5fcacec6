import type { ClientLoaderFunctionArgs } from 'react-router';
import { KitPage } from '~/features/kit/KitPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return { texts: await loadTexts(languageOfRequest(request), 'scheduler', 'importExport') };
}

export default KitPage;
