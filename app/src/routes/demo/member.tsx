import { useParams } from 'react-router';
import { MemberPage } from '~/features/manager/MemberPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/member';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  return { texts: await loadTexts(languageOfRequest(request), 'manager') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.texts.manager.meta.member);

export default function MemberRoute() {
  const { memberId } = useParams();
  return <MemberPage memberId={memberId ?? ''} />;
}
