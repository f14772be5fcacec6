import { useParams } from 'react-router';
import { latestItems } from '~/demo/history/latestItems';
import { personById } from '~/demo/people';
import { MemberPage } from '~/features/manager/MemberPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/member';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request, params }: Route.LoaderArgs) {
  const texts = await loadTexts(languageOfRequest(request), 'manager', 'history', 'kept');
  return { texts, latest: latestItems(params.memberId) };
}

export function meta({ loaderData, location, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { meta, member } = loaderData.texts.manager;
  const name = personById(params.memberId)?.name ?? member.unknown;
  return pageMeta({ ...meta.member, title: meta.member.title.replace('{{name}}', name) }, location);
}

export default function MemberRoute({ loaderData }: Route.ComponentProps) {
  const { memberId } = useParams();
  return <MemberPage key={memberId} memberId={memberId ?? ''} latest={loaderData.latest} />;
}
