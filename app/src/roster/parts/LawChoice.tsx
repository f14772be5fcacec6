import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rules } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import { Fold } from '~/ui/Fold';
import { Select } from '~/ui/Select';
import { formatDate, formatHours } from '../text/format';
import { articleText, lawName } from '../text/lawNote';
import { type Figure, figuresOf, type LawId, withBlock, withLaw } from '../week/workingTime';

interface LawChoiceProps {
  rules: Rules;
  onChange: (rules: Rules) => void;
}

const order: readonly LawId[] = ['es', 'fr', 'de', 'uk', 'eu', 'us', 'us-ca', 'own'];

function FigureRow({ figure, rules, onChange }: LawChoiceProps & { figure: Figure }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const id = useId();
  const { text, value, unit, most, rule, source, weeks, days, hours } = figure;
  const clock = (minutes: number) => formatHours({ hours: 0, minutes }, language);
  const isBreak = text === 'break' || text === 'minorBreak';
  const from = isBreak ? `${clock(figure.from ?? 0)} h` : figure.from;
  const label = t(($) => $.law.figure[text], { weeks, days, hours, from, to: figure.to });
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 py-2">
      <label htmlFor={id} className="min-w-0 text-small font-semibold">
        {label}
        {source && (
          <span className="block text-fine font-normal text-muted">
            {articleText(source.article, language)}, {t(($) => $.law.changeable[source.changeable])}
          </span>
        )}
      </label>
      {value !== null && (
        <span className="inline-flex items-center gap-1.5 text-small">
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            value={value}
            onChange={({ target }) => {
              const typed = Math.trunc(target.valueAsNumber);
              const least = text === 'restHours' || text === 'noticeDays' || text === 'minorRestHours' ? 0 : 1;
              if (Number.isFinite(typed)) onChange(figure.set(Math.min(most, Math.max(least, typed))));
            }}
            className="min-h-11 w-18 rounded-control border-firm border-line-strong bg-white px-2 text-base tabular-nums"
          />
          <span className="w-9">{t(($) => $.law.unit[unit])}</span>
        </span>
      )}
      {rule && (
        <label className="col-span-2 inline-flex items-center gap-2 min-h-9 text-small text-muted">
          <input
            type="checkbox"
            className="size-5 accent-evergreen"
            checked={rules.law?.block?.includes(rule) ?? false}
            onChange={({ target }) => onChange(withBlock(rules, rule, target.checked))}
          />
          {t(($) => $.law.blocks)}
          <span className="sr-only">: {label}</span>
        </label>
      )}
    </li>
  );
}

/**
 * Which law the shifts are checked against, and its figures, each with its article; every figure can be changed. They are
 * folded unless `open`.
 */
export function LawChoice({ rules, open = false, onChange }: LawChoiceProps & { open?: boolean }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { law } = rules;
  const first: LawId = language === 'es' ? 'es' : 'uk';
  const ids = [first, ...order.filter((id) => id !== first)];
  return (
    <div className="grid gap-2" data-testid="law-choice">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-small font-semibold" aria-hidden="true">
          {t(($) => $.law.which)}
        </span>
        <Select
          label={t(($) => $.law.which)}
          value={law?.id ?? 'none'}
          options={[
            { value: 'none', label: t(($) => $.law.none) },
            ...ids.map((id) => ({
              value: id,
              label: id === law?.id ? (lawName(rules, t) ?? '') : t(($) => $.law.names[id]),
            })),
          ]}
          onChange={(id) => onChange(withLaw(rules, id === 'none' ? null : (id as LawId)))}
        />
      </div>
      {law ? (
        <>
          <p className="text-small text-muted">
            {t(($) => $.law.asOf, { date: formatDate(law.asOf, 'date', language) })}
          </p>
          <Fold label={t(($) => $.law.figures)} open={open}>
            <ul className="divide-y divide-line border-y border-line">
              {figuresOf(rules).map((figure) => (
                <FigureRow
                  key={`${figure.text} ${figure.from} ${figure.hours}`}
                  figure={figure}
                  rules={rules}
                  onChange={onChange}
                />
              ))}
            </ul>
          </Fold>
          <p className="text-fine text-muted">
            {t(($) => $.law.notIncluded, { list: t(($) => $.law.excluded[law.id]) })}
          </p>
        </>
      ) : (
        <p className="text-small text-muted">{t(($) => $.law.noneText, { hours: rules.restHours })}</p>
      )}
    </div>
  );
}
