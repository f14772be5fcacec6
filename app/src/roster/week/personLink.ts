import type { Result } from '~/engine/result';
import type { Language } from '~/shared/language';
import { pathTo } from '~/shared/paths';
import type { EditableWeek } from './editableWeek';
import { personDocument } from './personDocument';
import { withDocument } from './shareLink';
import { weekKey } from './viewState';

/** Person and week of a personal page, from its query. */
interface PersonQuery {
  readonly person: string | null;
  /** ISO week, or null for the current one. */
  readonly week: string | null;
}

/** The query of a personal page. */
export function personSearch({ person, week }: PersonQuery): string {
  const query = new URLSearchParams();
  if (person !== null) query.set('person', person);
  if (week !== null) query.set('week', week);
  return `?${query}`;
}

/** Whether a week is the unchanged sample; a link has to carry any other week. */
const isUnchangedSample = ({ origin, history }: EditableWeek) => origin === null && history.undoCount === 0;

/**
 * The link to a person's week. The fragment, which no server sees, carries what that person is shown of any week but the
 * unchanged sample. The error may be `nothing-published` or `too-large-to-share`.
 */
export async function personLink(
  siteOrigin: string,
  week: EditableWeek,
  staffId: string,
  language: Language,
): Promise<Result<string>> {
  const address = new URL(pathTo('my-week', language), siteOrigin);
  address.search = personSearch({ person: staffId, week: weekKey(week.dates.isoYear, week.dates.isoWeek) });
  if (isUnchangedSample(week)) return { ok: true, value: address.href };
  return withDocument(address, () => {
    const document = personDocument(week.handle, staffId);
    if (document === null) throw { code: 'nothing-published', message: 'Nothing of this week is published yet.' };
    return document;
  });
}
