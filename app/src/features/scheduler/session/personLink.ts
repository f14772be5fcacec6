import type { Language } from '~/shared/language';
import { pathTo } from '~/shared/paths';
import type { OpenWeek } from '../model/openWeek';
import { weekKey } from '../model/viewState';
import { fragmentOf } from './shareLink';

/** Which week of whom a person's page shows, as its query says. */
export interface PersonQuery {
  readonly person: string | null;
  /** ISO week, or null for that of today. */
  readonly week: string | null;
}

/** The address of somebody's own week, without the week itself. */
export function personSearch({ person, week }: PersonQuery): string {
  const query = new URLSearchParams();
  if (person !== null) query.set('person', person);
  if (week !== null) query.set('week', week);
  return `?${query}`;
}

/** Whether a week is the sample as it is for everybody; otherwise a link has to carry it. */
const isSample = ({ origin, history }: OpenWeek) => origin === null && history.undoCount === 0;

/**
 * The link to somebody's own week. A week that is not the sample goes with it in the fragment, which no server sees.
 * Throws `too-large-to-share` as the engine does.
 */
export function personLink(siteOrigin: string, open: OpenWeek, staffId: string, language: Language): string {
  const address = new URL(pathTo('my-week', language), siteOrigin);
  address.search = personSearch({ person: staffId, week: weekKey(open.week.isoYear, open.week.isoWeek) });
  if (!isSample(open)) address.hash = fragmentOf(open.handle.share());
  return address.href;
}
