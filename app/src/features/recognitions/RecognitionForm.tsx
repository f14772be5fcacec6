import { Plus, X } from 'lucide-react';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLongDate } from '~/demo/formatShortDate';
import { personById } from '~/demo/people';
import type { GivingRules } from '~/demo/recognitionRules';
import type { Role } from '~/demo/role';
import { useSampleClock } from '~/demo/sampleClock';
import type { Allowance } from '~/engine/recognition';
import { useRecognition } from '~/engine/useRecognition';
import { lazy } from '~/shared/lazy';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { type Draft, isIncomplete, togglePerson } from './draft';
import { GifFrame } from './GifFrame';
import { MessageField } from './MessageField';

const PeoplePicker = lazy(() => import('./PeoplePicker'));
const GifPicker = lazy(() => import('./GifPicker'));

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="flex items-center gap-3 font-heading font-bold text-lg">
        <span
          aria-hidden="true"
          className="grid place-items-center size-8 rounded-full bg-evergreen text-white font-text text-sm"
        >
          {number}
        </span>
        {title}
      </legend>
      <div className="mt-3">{children}</div>
    </fieldset>
  );
}

interface RecognitionFormProps {
  /** The sender. */
  sender: Role;
  draft: Draft;
  rules: GivingRules;
  /** The remaining monthly allowance. */
  allowance: Allowance;
  /** The draft's total in points, by the engine; null until it is loaded. */
  total: number | null;
  onChange: (part: Partial<Draft>) => void;
  onShare: () => void;
  onReset: () => void;
}

/** The form: people, points and message. */
export function RecognitionForm(props: RecognitionFormProps) {
  const { sender, draft, rules, allowance, total, onChange, onShare, onReset } = props;
  const { t } = useTranslation('recognitions');
  const language = useLanguage();
  const engine = useRecognition();
  const { today } = useSampleClock();
  // The page's HTML has the last day of the month in which the sample was written.
  const expires = engine?.ok ? engine.value.allowanceExpires(today) : rules.expires;
  const id = useId();
  const [picker, setPicker] = useState<'people' | 'gif' | null>(null);
  const addPerson = useRef<HTMLButtonElement>(null);
  const chooseGif = useRef<HTMLButtonElement>(null);
  const incomplete = isIncomplete(draft);
  const toggle = (person: string) => onChange({ people: togglePerson(draft.people, person) });
  return (
    <form
      noValidate
      aria-label={t(($) => $.title)}
      className="grid gap-7 rounded-card border border-line bg-white shadow-card p-5 lg:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        onShare();
      }}
    >
      <Step number={1} title={t(($) => $.people.title)}>
        <ul className="flex flex-wrap gap-2">
          {draft.people.map((person) => (
            <li key={person}>
              <span className="inline-flex items-center gap-1 rounded-full bg-mint pl-3.5 font-semibold">
                {personById(person)?.name}
                <button
                  type="button"
                  aria-label={t(($) => $.people.remove, { name: personById(person)?.name })}
                  onClick={() => {
                    // This button is removed with its person.
                    addPerson.current?.focus();
                    toggle(person);
                  }}
                  className="grid place-items-center size-11 rounded-full hover:bg-white"
                >
                  <X className="size-4" aria-hidden="true" />
                </button>
              </span>
            </li>
          ))}
          <li>
            <Button ref={addPerson} variant="outline" size="small" onClick={() => setPicker('people')}>
              <Plus className="size-4" aria-hidden="true" />
              {t(($) => $.people.add)}
            </Button>
          </li>
        </ul>
      </Step>
      <Step number={2} title={t(($) => $.points.title)}>
        <div className="flex flex-wrap gap-2 max-sm:gap-1.5">
          {rules.choices.map((choice) => (
            <label
              key={choice}
              className="relative grid place-items-center min-w-16 max-sm:min-w-12 min-h-12 px-4 max-sm:px-2 rounded-control border-firm border-line font-bold tabular-nums has-checked:border-evergreen has-checked:bg-mint has-focus-visible:outline-3 has-focus-visible:outline-evergreen"
            >
              <input
                type="radio"
                name={`${id}-points`}
                value={choice}
                checked={draft.points === choice}
                onChange={() => onChange({ points: choice })}
                aria-label={t(($) => $.points.choice, { points: choice })}
                className="absolute inset-0 size-full opacity-0 cursor-pointer"
              />
              {choice}
            </label>
          ))}
        </div>
        <p className="mt-3 font-semibold" data-testid="total" aria-live="polite">
          {total === null ? ' ' : t(($) => $.points.total, { total })}
        </p>
        <p className="text-note text-muted" data-testid="allowance">
          {t(($) => $.points.left, { points: allowance.points, count: allowance.recognitions })}{' '}
          {t(($) => $.points.expires, { date: formatLongDate(expires, language) })}
        </p>
      </Step>
      <Step number={3} title={t(($) => $.message.title)}>
        <label htmlFor={`${id}-message`} className="sr-only">
          {t(($) => $.message.label)}
        </label>
        <MessageField
          id={`${id}-message`}
          message={draft.message}
          limit={rules.messageLimit}
          onChange={(message) => onChange({ message })}
        />
        <div className="mt-4 flex flex-wrap items-center gap-4">
          {draft.gif && (
            // Paused; the preview has the animation and a button that pauses it.
            <span className="block w-30 rounded-control overflow-clip" data-testid="chosen-gif">
              <GifFrame key={draft.gif} src={draft.gif} alt="" paused onBroken={() => undefined} className="h-auto" />
            </span>
          )}
          <Button ref={chooseGif} variant="outline" size="small" onClick={() => setPicker('gif')}>
            {draft.gif ? t(($) => $.gif.change) : t(($) => $.gif.add)}
          </Button>
          {draft.gif && (
            <Button
              variant="text"
              size="small"
              onClick={() => {
                chooseGif.current?.focus();
                onChange({ gif: null });
              }}
            >
              {t(($) => $.gif.remove)}
            </Button>
          )}
        </div>
      </Step>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={incomplete || undefined}>
          {t(($) => $.share)}
        </Button>
        <Button variant="text" onClick={onReset}>
          {t(($) => $.reset)}
        </Button>
      </div>
      <Suspense fallback={null}>
        {picker === 'people' && (
          <PeoplePicker sender={sender} chosen={draft.people} onToggle={toggle} onClose={() => setPicker(null)} />
        )}
        {picker === 'gif' && (
          <GifPicker chosen={draft.gif} onChoose={(gif) => onChange({ gif })} onClose={() => setPicker(null)} />
        )}
      </Suspense>
    </form>
  );
}
