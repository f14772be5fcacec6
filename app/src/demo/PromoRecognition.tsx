import { Send } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GivingStep, giving } from '~/content/claims';
import { loadRecognition } from '~/engine/recognition';
import { tryCatch } from '~/engine/result';
import { Button } from '~/ui/Button';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { rolePeople, useAllowance, useDemoWorld } from './demoWorld';
import { Portrait } from './Portrait';
import { team } from './people';
import type { Role } from './role';

/** The first few members; the recognitions page offers everybody. */
const people = team.slice(0, 3);

const refusals = {
  'missing-people-or-message': 'empty',
  'message-too-long': 'tooLong',
  'over-points-allowance': 'spent',
  'over-recognition-allowance': 'spent',
} as const;

type Refusal = (typeof refusals)[keyof typeof refusals] | 'engine';

interface Sent {
  to: string;
  message: string;
  points: number;
}

/**
 * A recognition that can be sent from a phone. The engine validates it, and it is added to the same ledger as those of
 * the recognitions page, so that the board shows it.
 */
export function PromoRecognition({ sender }: { sender: Role }) {
  const { t } = useTranslation('common');
  const id = useId();
  const [person, setPerson] = useState(people[0]);
  const [points, setPoints] = useState<GivingStep>(20);
  const [message, setMessage] = useState(() => t(($) => $.promo.recognition.message));
  const [sent, setSent] = useState<Sent>();
  const [refused, setRefused] = useState<Refusal>();
  const heading = useRef<HTMLHeadingElement>(null);
  const allowance = useAllowance(sender);
  const record = useDemoWorld((world) => world.record);
  const self = rolePeople[sender];
  useEffect(() => {
    if (sent) heading.current?.focus();
  }, [sent]);

  const send = async () => {
    if (!person) return;
    const engine = await loadRecognition();
    if (!engine.ok) return setRefused('engine');
    const { value } = engine;
    const checked = tryCatch(() => value.checkRecognition(allowance ?? value.monthlyAllowance(), 1, points, message));
    if (!checked.ok) {
      const { code } = checked.fault;
      return setRefused(code in refusals ? refusals[code as keyof typeof refusals] : 'engine');
    }
    record({ text: message, points, sender, recipients: [person.id], selectedGif: null }, checked.value.remaining);
    setRefused(undefined);
    setSent({ to: person.name, message, points });
  };

  if (sent) {
    return (
      <div className="grid gap-3 rounded-band bg-mint p-5">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t(($) => $.promo.recognition.sent)}
        </h2>
        <RecognitionCard
          from={self.name}
          initials={self.initials}
          to={t(($) => $.promo.recognition.to, { name: sent.to })}
          message={sent.message}
          points={`+${sent.points}`}
          tone="sun"
          className="landed"
        />
        <p>{t(($) => $.promo.recognition.sentText, { name: sent.to.split(' ', 1)[0] })}</p>
        <Button variant="outline" className="bg-white" onClick={() => setSent(undefined)}>
          {t(($) => $.promo.recognition.again)}
        </Button>
      </div>
    );
  }
  const choice =
    'relative grid justify-items-center content-center gap-1 min-h-11 rounded-control border-firm border-line bg-white font-semibold has-checked:border-evergreen has-checked:outline-2 has-checked:outline-evergreen has-focus-visible:outline-3 has-focus-visible:outline-evergreen has-focus-visible:outline-offset-2';
  return (
    <form
      noValidate
      aria-labelledby={`${id}-title`}
      className="grid gap-3.5 rounded-band bg-mint p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {t(($) => $.promo.recognition.title)}
      </h2>
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="sr-only">{t(($) => $.promo.recognition.who)}</legend>
        {people.map((one) => (
          <label key={one.id} className={`${choice} px-1 py-2.5 text-sm`}>
            <input
              type="radio"
              name={`${id}-person`}
              checked={one.id === person?.id}
              onChange={() => setPerson(one)}
              className="absolute inset-0 size-full opacity-0 cursor-pointer"
            />
            <Portrait person={one} />
            {one.name.split(' ', 1)}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-message`} className="sr-only">
        {t(($) => $.promo.recognition.label)}
      </label>
      <textarea
        id={`${id}-message`}
        rows={2}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        className="w-full rounded-control border-firm border-line-strong bg-white px-3 py-2"
      />
      <fieldset className="grid grid-cols-5 gap-2">
        <legend className="sr-only">{t(($) => $.promo.recognition.points)}</legend>
        {giving.steps.map((step) => (
          <label key={step} className={`${choice} tabular-nums`}>
            <input
              type="radio"
              name={`${id}-points`}
              checked={step === points}
              onChange={() => setPoints(step)}
              className="absolute inset-0 size-full opacity-0 cursor-pointer"
            />
            {`+${step}`}
          </label>
        ))}
      </fieldset>
      {refused && (
        <p role="alert" className="font-semibold text-danger">
          {t(($) => $.promo.recognition[refused])}
        </p>
      )}
      <Button type="submit">
        <Send className="size-4.5" aria-hidden="true" />
        {t(($) => $.promo.recognition.send)}
      </Button>
    </form>
  );
}
