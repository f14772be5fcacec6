import type { Language } from '~/shared/language';
import { pathTo } from '~/shared/paths';

/** The manager's recognitions page with a member preselected. */
export function recogniseLink(memberName: string, language: Language): string {
  return `${pathTo('manager-recognitions', language)}?preselect=${encodeURIComponent(memberName)}`;
}
