import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '~/engine/engine';
import { dispatch } from '~/features/scheduler/week/session';
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
  const [refused, setRefused] = useState(false);
  const remove = (left: 'offer' | 'remove') => {
    const done = dispatch((editor) => editor.changeTeam({ removePerson: { staffId: person.id, shifts: left } }));
    if (done) onRemoved();
    else setRefused(true);
  };
  if (!asked) {
    return (
      <Button variant="text" size="small" onClick={() => setAsked(true)}>
        <UserMinus className="size-4.5" aria-hidden="true" />
        {t(($) => $.remove.ask, { name: person.name })}
      </Button>
    );
  }
  return (
    <section className="grid gap-3 rounded-control bg-sand px-4 py-3.5">
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
      {refused && (
        <p role="alert" className="text-danger">
          {t(($) => $.refused)}
        </p>
      )}
    </section>
  );
}
