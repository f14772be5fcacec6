import { HardDrive } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';
import { useOwnTeamStore } from '../ownTeamStore';
import { activeWeek, startSession, useSession } from '../week/session';
import { type KeptEntry, keptEntries, keptRosters } from './keptRosters';
import { openKept } from './openKept';

interface KeptHintProps {
  /** Where the roster is seen once it is open; null on the page that shows it. */
  leadsTo: 'team' | 'roster' | null;
}

/**
 * On a page that has been opened by itself: that a roster of one's own is kept on the device, and a button that opens it.
 * Nothing once a roster from outside is open in the tab. The page's loader must provide the texts of `kept`.
 */
export default function KeptHint({ leadsTo }: KeptHintProps) {
  const { t } = useTranslation('kept');
  const language = useLanguage();
  const [found, setFound] = useState<readonly KeptEntry[]>([]);
  const [isOpened, setOpened] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isOther = useSession((session) => (activeWeek(session)?.origin ?? null) !== null);
  const hasKept = useOwnTeamStore((store) => store.kept.size > 0);
  useEffect(() => void keptEntries().then(setFound), []);
  const [newest] = found;
  if (!newest || ((isOther || hasKept) && !isOpened)) return null;
  const name = newest.name || t(($) => $.unnamed);
  const open = async () => {
    await startSession();
    const { start } = useSession.getState();
    const rosters = start.status === 'ready' ? await keptRosters() : [];
    const roster = rosters.find(({ id }) => id === newest.id);
    const opened = roster && openKept({ ...roster, name });
    setOpened(opened?.ok ?? false);
    setFailed(!opened?.ok);
  };
  return (
    <section
      aria-label={name}
      data-testid="kept-hint"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-mint px-4 py-2"
    >
      <HardDrive className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
      <p role="status" className="flex-1 min-w-60">
        {isOpened ? t(($) => $.isOpen, { name }) : t(($) => $.here, { name, count: found.length })}
        {hasFailed && ` ${t(($) => $.failed)}`}
      </p>
      {!isOpened && (
        <Button size="small" variant="outline" onClick={() => void open()}>
          {t(($) => $.open)}
        </Button>
      )}
      {isOpened && leadsTo && (
        <ButtonLink
          size="small"
          variant="outline"
          to={pathTo(leadsTo === 'team' ? 'manager-view-team' : 'shift-scheduler', language)}
        >
          {t(($) => $[leadsTo])}
        </ButtonLink>
      )}
    </section>
  );
}
