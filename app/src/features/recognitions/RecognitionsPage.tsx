import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useAllowance, useDemoWorld } from '~/demo/demoWorld';
import { idOfName, team } from '~/demo/people';
import type { GivingRules } from '~/demo/recognitionRules';
import type { Role } from '~/demo/role';
import { useSampleClock } from '~/demo/sampleClock';
import { tryCatch } from '~/engine/result';
import { useRecognition } from '~/engine/useRecognition';
import { lazy } from '~/shared/lazy';
import { coverPoints, type Thanks, thanksOf } from '~/shared/thanks';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { Segmented } from '~/ui/Segmented';
import { TextLink } from '~/ui/TextLink';
import { showToast, ToastArea } from '~/ui/Toasts';
import { type BoardItem, type BoardSide, boardOf, boardSides, draftItem } from './board';
import { type Draft, freshDraft } from './draft';
import { RecognitionForm } from './RecognitionForm';
import { RecognitionItem } from './RecognitionItem';

const CongratsDialog = lazy(() => import('./CongratsDialog'));

/** Delay of the congratulations after sending, in milliseconds. */
const congratsDelay = 3000;

const refusals = [
  'missing-people-or-message',
  'message-too-long',
  'points-not-a-choice',
  'over-points-allowance',
  'over-recognition-allowance',
] as const;

interface RecognitionsPageProps {
  role: Role;
  rules: GivingRules;
}

/** Applies the `preselect` parameter and removes it from the address; an unmatched name is ignored. */
function usePreselect(onFound: (memberId: string) => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const name = query.get('preselect');
    if (name === null) return;
    const member = team.find((candidate) => candidate.name === name);
    if (member) onFound(member.id);
    query.delete('preselect');
    const rest = query.toString();
    navigate({ pathname, search: rest === '' ? '' : `?${rest}` }, { replace: true, state, preventScrollReset: true });
  }, [pathname, search, state, navigate, onFound]);
}

/**
 * Prefills the form with a roster's proposal until a recognition is sent; returns the roster's address to go back to,
 * and what notes in the history that one was sent.
 */
function useThanks(onThanks: (part: Partial<Draft>) => void): { back: string | null; markAsSent: () => void } {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const thanks = hydrated ? thanksOf(state) : null;
  const { name, message, back = null, sent = false } = thanks ?? {};
  useEffect(() => {
    if (name !== undefined && message !== undefined && !sent) {
      onThanks({ people: [idOfName(name)], points: coverPoints, message });
    }
  }, [name, message, sent, onThanks]);
  const markAsSent = () => {
    if (!thanks) return;
    const noted: { thanks: Thanks } = { thanks: { ...thanks, sent: true } };
    void navigate({ pathname, search }, { replace: true, state: noted, preventScrollReset: true });
  };
  return { back, markAsSent };
}

function Board({ items }: { items: readonly BoardItem[] }) {
  return (
    <ul className="mt-5 grid content-start gap-5 lg:grid-cols-2 xl:grid-cols-3" data-testid="board">
      {items.map((item, index) => (
        <li key={item.id} className={clsx('grid', index === 0 && item.id.startsWith('sent-') && 'landed')}>
          <RecognitionItem item={item} />
        </li>
      ))}
    </ul>
  );
}

/** The recognitions page of both roles: the form above, the board below. */
export function RecognitionsPage({ role, rules }: RecognitionsPageProps) {
  const { t } = useTranslation('recognitions');
  const language = useLanguage();
  const engine = useRecognition();
  const fresh = useMemo(
    () =>
      freshDraft(
        team[0]?.id,
        t(($) => $.message.default),
      ),
    [t],
  );
  const [draft, setDraft] = useState(fresh);
  const [side, setSide] = useState<BoardSide>('received');
  const [congrats, setCongrats] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const allowance = useAllowance(role) ?? rules.allowance;
  const sent = useDemoWorld((world) => world.sent);
  const record = useDemoWorld((world) => world.record);
  useEffect(() => () => clearTimeout(timer.current), []);
  const fillIn = useCallback((part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })), []);
  const preselect = useCallback((memberId: string) => fillIn({ people: [memberId] }), [fillIn]);
  usePreselect(preselect);
  const { back, markAsSent } = useThanks(fillIn);

  const total = engine?.ok ? engine.value.recognitionTotal(draft.people.length, draft.points) : null;
  const refuse = (text: string) =>
    showToast(
      'error',
      t(($) => $.errors.title),
      text,
    );
  const share = () => {
    // Until the congratulations open, a second press (a double click, a held key) belongs to the same recognition.
    if (timer.current !== undefined) return;
    if (!engine?.ok) return refuse(t(($) => $.errors.engine));
    const checked = tryCatch(() =>
      engine.value.checkRecognition(allowance, draft.people.length, draft.points, draft.message),
    );
    if (!checked.ok) {
      const code = refusals.find((known) => known === checked.fault.code);
      return refuse(t(($) => $.errors[code ?? 'engine']));
    }
    record(
      {
        text: draft.message,
        points: draft.points,
        sender: role,
        recipients: draft.people,
        selectedGif: draft.gif,
      },
      checked.value.remaining,
    );
    setDraft(fresh);
    markAsSent();
    setSide('submitted');
    showToast(
      'success',
      t(($) => $.sent.title),
      t(($) => $.sent.text),
    );
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setCongrats(true);
    }, congratsDelay);
  };

  // The switch responds at once; the cards follow in a deferred render.
  const shownSide = useDeferredValue(side);
  const clock = useSampleClock();
  const items = useMemo(
    () => boardOf(role, shownSide, sent, language, clock),
    [role, shownSide, sent, language, clock],
  );

  const previewItem = draftItem(draft, role, rules.today);
  return (
    <main id="content" className="px-4 lg:px-8 py-8 grid gap-10 max-w-320 w-full mx-auto">
      <section
        aria-labelledby="submit-title"
        className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:gap-10"
      >
        <div>
          {back !== null && (
            <TextLink to={back} className="mb-3 gap-2">
              <ArrowLeft className="size-4.5" aria-hidden="true" />
              {t(($) => $.backToRoster)}
            </TextLink>
          )}
          <h1 id="submit-title" className="text-[clamp(1.75rem,2.6vw,2.5rem)]">
            {t(($) => $.title)}
          </h1>
          <p className="mt-4 text-lg text-muted measure-46">{t(($) => $.intro)}</p>
          <p className="mt-3 text-lg text-muted measure-46">{t(($) => $.budget)}</p>
          <section aria-labelledby="preview-title" className="mt-8 max-w-104" data-testid="preview">
            <h2 id="preview-title" className="font-text text-note font-semibold tracking-normal text-muted">
              {t(($) => $.preview)}
            </h2>
            <div className="mt-3 grid">
              <RecognitionItem key={draft.gif} item={previewItem} preview />
            </div>
          </section>
        </div>
        <RecognitionForm
          sender={role}
          draft={draft}
          rules={rules}
          allowance={allowance}
          total={total}
          onChange={fillIn}
          onShare={share}
          onReset={() => setDraft(fresh)}
        />
      </section>
      <section aria-labelledby="board-title">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="board-title" className="text-2xl">
            {t(($) => $.board.title)}
          </h2>
          <Segmented
            label={t(($) => $.board.title)}
            value={side}
            options={boardSides.map((value) => ({ value, label: t(($) => $.board[value]) }))}
            onChange={setSide}
          />
        </div>
        <Board key={shownSide} items={items} />
      </section>
      <ToastArea label={t(($) => $.notifications)} closeLabel={t(($) => $.close)} />
      {congrats && (
        <Suspense fallback={null}>
          <CongratsDialog onClose={() => setCongrats(false)} />
        </Suspense>
      )}
    </main>
  );
}
