import { clsx } from 'clsx';
import { Plus, RotateCw, TriangleAlert, UsersRound } from 'lucide-react';
import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplatePosition } from '~/engine/engine';
import { days, type SetupChange } from '~/roster/setup';
import { Button } from '~/ui/Button';
import { nameFieldId, PositionTable } from './PositionTable';
import { shadesAt } from './shades';
import type { TemplateEngine } from './useTemplateEngine';

const addButtonId = 'add-position';

interface PositionRequirementsProps {
  positions: readonly TemplatePosition[];
  /** Changes whenever other positions have been loaded. */
  loaded: number;
  engine: TemplateEngine;
  onChange: (change: SetupChange) => void;
}

interface TablesProps extends Pick<PositionRequirementsProps, 'positions' | 'engine' | 'onChange'> {
  onRemove: (id: string) => void;
}

function Tables({ positions, engine, onChange, onRemove }: TablesProps) {
  return positions.map((position, index) => (
    <PositionTable
      key={position.id}
      position={position}
      shades={shadesAt(index)}
      parse={engine.parseHeadcount}
      onChange={onChange}
      onRemove={onRemove}
    />
  ));
}

/** The heads that each position needs, by day and slot; positions can be added and removed here. */
export const PositionRequirements = memo(function PositionRequirements({
  positions,
  loaded,
  engine,
  onChange,
}: PositionRequirementsProps) {
  const { t } = useTranslation('template');
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useRef<string | null>(null);
  const listed = useRef(positions);

  useEffect(() => {
    listed.current = positions;
    const targetId = focusNext.current;
    if (!targetId) return;
    focusNext.current = null;
    const target = document.getElementById(targetId);
    target?.focus();
    if (target instanceof HTMLInputElement) target.select();
  }, [positions]);

  const add = async () => {
    const position = await engine.newPosition(t(($) => $.positions.newName));
    if (!position) return;
    focusNext.current = nameFieldId(position.id);
    startTransition(() => {
      onChange({ type: 'add', position });
      setAnnouncement(t(($) => $.positions.added, { name: position.name }));
    });
  };

  const remove = useCallback(
    (id: string) => {
      const at = listed.current.findIndex((position) => position.id === id);
      const neighbour = listed.current[at + 1] ?? listed.current[at - 1];
      focusNext.current = neighbour ? nameFieldId(neighbour.id) : addButtonId;
      onChange({ type: 'remove', id });
      const name = listed.current[at]?.name.trim() || t(($) => $.positions.unnamed);
      setAnnouncement(t(($) => $.positions.removed, { name }));
    },
    [onChange, t],
  );

  return (
    <section aria-labelledby="position-requirements">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id="position-requirements" className="text-2xl">
            {t(($) => $.positions.title)}
          </h2>
          <p className="mt-1.5 text-muted measure-70">{t(($) => $.positions.intro)}</p>
        </div>
        <Button id={addButtonId} variant="outline" size="small" onClick={() => void add()}>
          <Plus className="size-4.5" aria-hidden="true" />
          {t(($) => $.positions.add)}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {engine.failed && (
        <div
          role="alert"
          className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-2 rounded-control bg-warning-soft text-warning px-4 py-2 font-medium"
        >
          <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
          <p className="flex-1 min-w-60">{t(($) => $.positions.failed)}</p>
          <Button
            variant="outline"
            size="small"
            className="bg-white"
            onClick={() => {
              // The focused button is removed once the engine is loaded.
              document.getElementById(addButtonId)?.focus();
              void engine.retry();
            }}
          >
            <RotateCw className="size-4" aria-hidden="true" />
            {t(($) => $.positions.retry)}
          </Button>
        </div>
      )}
      {positions.length === 0 ? (
        <div className="mt-5 rounded-card border-firm border-dashed border-line-strong px-6 py-12 grid justify-items-center gap-2 text-center">
          <UsersRound className="size-8 text-muted" strokeWidth={1.6} aria-hidden="true" />
          <h3 className="text-xl">{t(($) => $.positions.empty.title)}</h3>
          <p className="text-muted">{t(($) => $.positions.empty.text)}</p>
        </div>
      ) : (
        <div className="mt-5 rounded-card border border-line bg-paper shadow-card">
          <div
            aria-hidden="true"
            className="sticky top-0 z-10 max-md:hidden grid gap-px grid-cols-[10.5rem_repeat(7,minmax(0,1fr))] rounded-t-card border-b border-line bg-white"
          >
            <span />
            {days.map((day) => (
              <span
                key={day}
                className={clsx('py-3 text-center font-semibold text-note', day === 'sun' && 'rounded-tr-card')}
              >
                <span className="lg:hidden">{t(($) => $.daysShort[day])}</span>
                <span className="max-lg:hidden">{t(($) => $.days[day])}</span>
              </span>
            ))}
          </div>
          <div className="overflow-clip rounded-b-card max-md:rounded-t-card">
            <Tables key={loaded} positions={positions} engine={engine} onChange={onChange} onRemove={remove} />
          </div>
        </div>
      )}
    </section>
  );
});
