import { clsx } from 'clsx';
import { Moon, PencilLine, Sun, Sunrise, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplatePosition } from '~/engine/engine';
import { days, type SetupChange, slots } from '~/roster/setup';
import { NumberField } from '~/ui/NumberField';
import { levelOf, type Shades } from './shades';

const icons = { morning: Sunrise, afternoon: Sun, night: Moon };

/** Id of a position's name field, for moving the focus to it. */
export const nameFieldId = (positionId: string) => `name-of-${positionId}`;

interface PositionTableProps {
  position: TemplatePosition;
  shades: Shades;
  parse: (text: string) => Promise<number | null>;
  onChange: (change: SetupChange) => void;
  onRemove: (id: string) => void;
}

/**
 * One position: its name, and 3 slots by 7 days of headcounts. Wide screens have a row per slot under a shared day
 * header; on small ones the table is transposed, with a row per day, so that nothing scrolls sideways.
 */
export const PositionTable = memo(function PositionTable(props: PositionTableProps) {
  const { position, shades, parse, onChange, onRemove } = props;
  const { t } = useTranslation('template');
  const { id, requirements } = position;
  const name = position.name.trim() || t(($) => $.positions.unnamed);
  return (
    <section aria-label={name} className="part border-t border-line first:border-t-0">
      <div className="flex items-center gap-3 pl-4 md:pl-5 pr-2 py-1.5">
        <span className={clsx('shrink-0 w-1.5 h-6 rounded-full', shades.mark)} aria-hidden="true" />
        <label className="relative min-w-0 flex items-center">
          <span className="sr-only">{t(($) => $.positions.nameLabel)}</span>
          <input
            id={nameFieldId(id)}
            type="text"
            autoComplete="off"
            value={position.name}
            onChange={(event) => onChange({ type: 'rename', id, name: event.target.value })}
            className="[field-sizing:content] w-60 supports-[field-sizing:content]:w-auto max-w-full min-w-28 min-h-11 pl-2 pr-9 rounded-chip border-firm border-transparent bg-transparent font-heading font-bold text-lg tracking-lead text-ellipsis hover:border-line-strong focus:bg-white"
          />
          <PencilLine className="pointer-events-none absolute right-2.5 size-4 text-muted" aria-hidden="true" />
        </label>
        <button
          type="button"
          onClick={() => onRemove(id)}
          aria-label={t(($) => $.positions.delete, { name })}
          className="ml-auto inline-flex items-center justify-center gap-2 min-h-11 min-w-11 px-3 rounded-control font-semibold text-note text-muted hover:bg-danger-soft hover:text-danger transition-colors duration-150"
        >
          <Trash2 className="size-4.5" aria-hidden="true" />
          <span className="max-md:sr-only">{t(($) => $.positions.deleteShort)}</span>
        </button>
      </div>
      <table
        aria-label={t(($) => $.positions.table, { name })}
        className="relative grid gap-px bg-line border-t border-line grid-flow-col grid-rows-8 grid-cols-[auto_repeat(3,minmax(0,1fr))] md:grid-flow-row md:grid-rows-none md:grid-cols-[10.5rem_repeat(7,minmax(0,1fr))]"
      >
        <thead className="contents">
          <tr className="contents">
            <th scope="col" className="bg-paper md:sr-only">
              <span className="sr-only">{t(($) => $.positions.slotColumn)}</span>
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className="bg-paper flex items-center pl-3 sm:pl-4 pr-2 font-semibold text-note md:sr-only"
              >
                {t(($) => $.days[day])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="contents">
          {slots.map((slot) => {
            const Icon = icons[slot];
            return (
              <tr key={slot} className="contents">
                <th
                  scope="row"
                  className="text-left font-normal bg-paper flex max-md:flex-col max-md:text-center items-center gap-x-3 px-0.5 md:px-1 md:pl-5 py-2 leading-tight"
                >
                  <Icon className="size-4.5 shrink-0 text-muted max-md:hidden" aria-hidden="true" />
                  <span>
                    <span className="block font-semibold text-xs min-[375px]:text-note">
                      {t(($) => $.slots[slot].name)}
                    </span>{' '}
                    <span className="block text-muted text-xs sm:text-fine min-[375px]:whitespace-nowrap tabular-nums">
                      {t(($) => $.slots[slot].hours)}
                    </span>
                  </span>
                </th>
                {days.map((day) => {
                  const heads = requirements[day][slot];
                  return (
                    <td key={day} className="bg-white">
                      <NumberField
                        value={heads}
                        parse={parse}
                        onChange={(next) => onChange({ type: 'require', id, day, slot, heads: next })}
                        aria-valuemin={0}
                        aria-label={t(($) => $.positions.cell, {
                          name,
                          day: t(($) => $.days[day]),
                          slot: t(($) => $.slots[slot].name),
                        })}
                        className={clsx(
                          'block w-full h-full min-h-12 px-1 text-center tabular-nums font-semibold text-lead -outline-offset-2 transition-colors duration-150',
                          shades.levels[levelOf(heads)],
                          heads === 0 && 'text-muted font-normal',
                        )}
                      />
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
});
