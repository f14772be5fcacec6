import { SignUpPage } from '~/features/sign-up/SignUpPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/sign-up';

export { pathRevalidation as shouldRevalidate };

export async function loader({ request }: Route.LoaderArgs) {
  return { texts: await loadTexts(languageOfRequest(request), 'signUp') };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return pageMeta(loaderData?.texts.signUp.meta, location.pathname);
}

export default SignUpPage;
