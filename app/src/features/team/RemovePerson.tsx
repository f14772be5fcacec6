import { UserMinus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '~/engine/engine';
import { dispatch } from '~/roster/week/session';
import { Button } from '~/ui/Button';

interface RemovePersonProps {
  person: StaffMember;
  /** Their shifts in all weeks. */
  shifts: number;
  onRemoved: () => void;
}

/** Removes a person after asking what becomes of their shifts. */
export function RemovePerson({ person, shifts, onRemoved }: RemovePersonProps) {
  const { t } = useTranslation('team');
  const [asked, setAsked] = useState(false);
  const question = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) question.current?.focus();
  }, [asked]);
  const remove = (left: 'offer' | 'remove') => {
    if (
      dispatch((editor) =>
        editor.tell({ kind: 'changeTeam', change: { removePerson: { staffId: person.id, shifts: left } } }),
      )
    )
      onRemoved();
  };
  if (!asked) {
    return (
      <Button variant="text" size="small" padding="px-0" className="justify-self-start" onClick={() => setAsked(true)}>
        <UserMinus className="size-4.5" aria-hidden="true" />
        {t(($) => $.remove.ask, { name: person.name })}
      </Button>
    );
  }
  return (
    <section ref={question} tabIndex={-1} className="grid gap-3 rounded-control bg-sand px-4 py-3.5">
      <p>{t(($) => $.remove.shifts, { name: person.name, count: shifts })}</p>
      <div className="flex flex-wrap gap-2">
        {shifts > 0 && (
          <Button size="small" onClick={() => remove('offer')}>
            {t(($) => $.remove.offer)}
          </Button>
        )}
        <Button variant="outline" size="small" onClick={() => remove('remove')}>
          {shifts > 0 ? t(($) => $.remove.withShifts) : t(($) => $.remove.ask, { name: person.name })}
        </Button>
        <Button variant="text" size="small" onClick={() => setAsked(false)}>
          {t(($) => $.remove.keep)}
        </Button>
      </div>
    </section>
  );
}
