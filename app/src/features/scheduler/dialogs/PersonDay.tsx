import { CalendarOff, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Absence } from '~/engine/engine';
import { openTeam } from '~/roster/teamStore';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { currentMoment } from '~/roster/week/moment';
import { closeDialog, dispatch } from '~/roster/week/session';
import { Button } from '~/ui/Button';
import { Select } from '~/ui/Select';

const kinds = ['holiday', 'sick', 'leave', 'training', 'other'] as const satisfies readonly Absence['kind'][];

interface PersonDayProps {
  week: EditableWeek;
  staffId: string;
  day: number;
}

/** Whether a person is away on a day: reported with two clicks, taken back with one; and the way to their own dialog. */
export function PersonDay({ week, staffId, day }: PersonDayProps) {
  const { t } = useTranslation('scheduler');
  const [kind, setKind] = useState<Absence['kind']>('holiday');
  const absence = week.absences.find((each) => each.staffId === staffId && each.day === day);
  return (
    <div className="mt-5 pt-4 border-t border-line flex flex-wrap items-center gap-2.5" data-testid="person-day">
      {absence ? (
        <>
          <p className="flex-1 min-w-40">
            <b className="font-semibold">{t(($) => $.absence[absence.kind])}</b>
            {absence.note && <span className="block text-note text-muted">{absence.note}</span>}
          </p>
          <Button
            variant="outline"
            size="small"
            onClick={() => dispatch((editor) => editor.tell({ kind: 'endAbsence', staffId, days: [day] }), week)}
          >
            {t(($) => $.away.end)}
          </Button>
        </>
      ) : (
        <>
          <Select
            label={t(($) => $.away.kind)}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(($) => $.absence[value]) }))}
            onChange={setKind}
          />
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              const today = currentMoment().date;
              dispatch(
                (editor) =>
                  editor.tell({
                    kind: 'reportAbsence',
                    report: { staffId, days: [day], kind, shifts: 'offer' },
                    dates: [],
                    workedBefore: today,
                  }),
                week,
              );
            }}
          >
            <CalendarOff className="size-4.5" aria-hidden="true" />
            {t(($) => $.away.report)}
          </Button>
        </>
      )}
      <Button
        variant="text"
        size="small"
        className="max-sm:px-0 sm:ml-auto"
        aria-haspopup="dialog"
        onClick={() => {
          closeDialog();
          openTeam({ kind: 'person', staffId, part: 'absences' });
        }}
      >
        <UserRound className="size-4.5" aria-hidden="true" />
        {t(($) => $.away.person)}
      </Button>
    </div>
  );
}
