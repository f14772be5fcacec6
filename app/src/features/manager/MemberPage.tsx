import { ArrowLeft, HandHeart, History, Pencil, ScrollText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDemoWorld } from '~/demo/demoWorld';
import { HistoryItemRow } from '~/demo/history/HistoryItemRow';
import { HistoryPanel } from '~/demo/history/HistoryPanel';
import type { HistoryItem } from '~/demo/history/histories';
import { latestShown } from '~/demo/history/latestShown';
import { useLedgerItems } from '~/demo/history/useLedgerItems';
import { Portrait } from '~/demo/Portrait';
import { recogniseLink } from '~/demo/recogniseLink';
import { groupedNumber } from '~/shared/groupedNumber';
import { lazy } from '~/shared/lazy';
import { pathTo } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';
import { TextLink } from '~/ui/TextLink';
import { formatJoined } from './formatJoined';
import { memberView } from './member';

const KeptHint = lazy(() => import('~/roster/kept/KeptHint'));

function Stat({ value, label, testId }: { value: number; label: string; testId: string }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-white shadow-card p-5" data-testid={testId}>
      <dt className="text-note font-semibold text-muted first-letter:uppercase">{label}</dt>
      <dd className="mt-auto pt-1 font-heading font-bold text-4xl">{groupedNumber(value, useLanguage())}</dd>
    </div>
  );
}

interface MemberPageProps {
  memberId: string;
  /** The member's latest movements of points, newest first. */
  latest: readonly HistoryItem[];
}

/** A member's page for the manager: figures, a thank-you link, points, and the action that the demo lacks. */
export function MemberPage({ memberId, latest }: MemberPageProps) {
  const { t } = useTranslation(['manager', 'history']);
  const hydrated = useHydrated();
  const [historyOpen, setHistoryOpen] = useState(false);
  const language = useLanguage();
  const member = memberView(
    memberId,
    t(($) => $.member.unknown),
    useDemoWorld((world) => world.sent),
  );
  const movements = [...useLedgerItems(memberId), ...latest].slice(0, latestShown);
  return (
    <main id="content" className="px-4 lg:px-8 py-8 grid gap-6 max-w-270 w-full mx-auto">
      <TextLink to={pathTo('manager-view-team', language)} className="gap-2 justify-self-start">
        <ArrowLeft className="size-4.5" aria-hidden="true" />
        {t(($) => $.member.back)}
      </TextLink>
      {hydrated && (
        <Suspense>
          <KeptHint leadsTo="team" />
        </Suspense>
      )}
      <header className="flex flex-wrap items-center gap-5">
        <Portrait person={member} tone="sky" className="size-24 max-sm:size-18 text-2xl" />
        <div className="flex-1 min-w-56">
          <h1 className="text-closing">{member.name}</h1>
          <p className="mt-1 text-muted wrap-anywhere">
            {member.email}
            {member.email && member.dateJoined && <span className="max-sm:hidden"> · </span>}
            {member.dateJoined && (
              <span className="max-sm:block">
                {t(($) => $.member.joined, { date: formatJoined(member.dateJoined, language) })}
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="outline"
            size="small"
            onClick={() => window.alert(t(($) => $.member.editAlert, { name: member.name }))}
          >
            <Pencil className="size-4" aria-hidden="true" />
            {t(($) => $.member.edit)}
          </Button>
          {member.known && (
            <ButtonLink size="small" to={recogniseLink(member.name, language)}>
              <HandHeart className="size-4.5" aria-hidden="true" />
              {t(($) => $.member.recognise)}
            </ButtonLink>
          )}
        </div>
      </header>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Stat testId="total-received" value={member.totalReceived} label={t(($) => $.member.total)} />
        <Stat testId="received-recently" value={member.receivedRecently} label={t(($) => $.member.recent)} />
        <Stat testId="submitted-recently" value={member.submittedRecently} label={t(($) => $.member.submitted)} />
        <Stat testId="member-balance" value={member.balance} label={t(($) => $.member.balance)} />
      </dl>
      <section aria-labelledby="latest-points" className="rounded-card border border-line bg-white shadow-card">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-6 py-4 border-b border-line">
          <h2 id="latest-points" className="text-xl">
            {t(($) => $.member.latest)}
          </h2>
          <Button variant="outline" size="small" aria-haspopup="dialog" onClick={() => setHistoryOpen(true)}>
            <History className="size-4.5" aria-hidden="true" />
            {t(($) => $.member.history)}
          </Button>
        </header>
        {movements.length === 0 ? (
          <p className="grid justify-items-center gap-3 px-6 py-12 text-center text-muted">
            <ScrollText className="size-9" strokeWidth={1.5} aria-hidden="true" />
            {t(($) => $.empty, { ns: 'history' })}
          </p>
        ) : (
          <ul>
            {movements.map((item) => (
              <HistoryItemRow key={item.id} item={item} />
            ))}
          </ul>
        )}
      </section>
      <HistoryPanel person={memberId} name={member.name} open={historyOpen} onClose={() => setHistoryOpen(false)} />
    </main>
  );
}
