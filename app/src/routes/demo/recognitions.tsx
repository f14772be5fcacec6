import { useLocation } from 'react-router';
import { givingRules } from '~/demo/recognitionRules';
import { roleOfPath } from '~/demo/role';
import { RecognitionsPage } from '~/features/recognitions/RecognitionsPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/recognitions';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const [texts, rules] = await Promise.all([loadTexts(languageOfRequest(request), 'recognitions'), givingRules()]);
  return { texts, rules };
}

export const meta = textMeta('recognitions');

export default function RecognitionsRoute({ loaderData }: Route.ComponentProps) {
  const role = roleOfPath(useLocation().pathname);
  return <RecognitionsPage key={role} role={role} rules={loaderData.rules} />;
}
