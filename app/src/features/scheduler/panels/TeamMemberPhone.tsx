import { ClipboardCheck, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonWishes } from '~/roster/parts/PersonWishes';
import { whenText } from '~/roster/text/entryText';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { currentMoment, isOver, openShiftsToCome } from '~/roster/week/moment';
import { openDialog } from '~/roster/week/session';
import { timeOffOf, useTimeOff } from '~/roster/week/timeOff';
import { useLanguage } from '~/shared/useLanguage';
import { useReturnFocus } from '~/shared/useReturnFocus';
import { Button } from '~/ui/Button';
import { IconButton } from '~/ui/IconButton';
import { Select } from '~/ui/Select';
import { PhoneOffers } from './PhoneOffers';
import { PhoneShifts } from './PhoneShifts';
import { PhoneTimeOff } from './PhoneTimeOff';
import { closePhone, setPhoneOwner, usePhone } from './phoneStore';

/** The default owner of the phone: the first person who may claim the latest open shift, or the first of the team. */
function defaultOwner(week: EditableWeek): string {
  const latest = openShiftsToCome(week).at(-1);
  const [claimer] = latest ? week.handle.ask({ kind: 'claimers', openShiftId: latest.id }) : [];
  return claimer?.staffId ?? week.staff[0]?.id ?? '';
}

/**
 * The simulated phone of a team member, beside the roster or as a sheet over it: messages, shifts and requests. The
 * visitor plays that person.
 */
export default function TeamMemberPhone({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  const chosen = usePhone((phone) => phone.staffId);
  const heading = useRef<HTMLHeadingElement>(null);
  const defaultId = useMemo(() => defaultOwner(week), [week]);
  const person = week.staff.find(({ id }) => id === chosen) ?? week.staff.find(({ id }) => id === defaultId);
  const inbox = useMemo(() => (person ? week.handle.ask({ kind: 'inbox', staffId: person.id }) : null), [week, person]);
  const now = currentMoment();
  const offers = inbox?.offers.filter(({ openShift }) => !isOver(week.dates.days, openShift, now)) ?? [];
  const rules = useMemo(() => week.handle.ask({ kind: 'requestRules' }), [week]);
  const timeOff = useTimeOff();
  const waiting = useMemo(
    () =>
      week.handle.ask({ kind: 'waitingRequests' }).length +
      timeOffOf(week, timeOff).filter(({ answer }) => answer === 'waiting').length,
    [week, timeOff],
  );
  useReturnFocus();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  if (!person || !inbox) return null;
  // Keeps this person as the owner even if the default changes; the focus moves because the pressed button was removed.
  const onRequested = () => {
    setPhoneOwner(person.id);
    heading.current?.focus();
  };
  return (
    <section
      aria-labelledby="phone-title"
      data-testid="team-phone"
      className="no-print team-phone bg-white border-line p-4 grid grid-cols-1 content-start gap-3 min-w-0"
      onKeyDown={(event) => {
        if (event.key === 'Escape') closePhone();
      }}
    >
      <div className="flex items-start gap-2">
        <div className="flex-1 min-w-0">
          <h2 id="phone-title" ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
            {t(($) => $.requests.phone.title)}
          </h2>
          <p className="text-small text-muted">{t(($) => $.requests.phone.local)}</p>
        </div>
        <IconButton label={t(($) => $.requests.phone.close)} className="-mr-2 -mt-2" onClick={closePhone}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <Select
        label={t(($) => $.requests.phone.person)}
        value={person.id}
        className="block [&_select]:w-full"
        options={week.staff.map(({ id, name, positionId }) => ({
          value: id,
          label: `${name} · ${positionName(positionId)}`,
        }))}
        onChange={setPhoneOwner}
      />
      <div className="w-full max-w-84 mx-auto rounded-[30px] bg-ink p-2.5 shadow-float">
        <div className="rounded-[21px] bg-sand px-3 pt-4 pb-5 grid gap-4 content-start text-note leading-snug min-h-87">
          <h3 className="px-1 text-lg">{person.name}</h3>
          <PhoneOffers
            week={week}
            staffId={person.id}
            offers={offers}
            claiming={rules.claiming}
            onRequested={onRequested}
          />
          <PhoneShifts
            key={person.id}
            week={week}
            shifts={inbox.shifts}
            trading={rules.trading}
            onRequested={onRequested}
          />
          <PhoneTimeOff key={`off ${person.id}`} week={week} staffId={person.id} onRequested={onRequested} />
          <section aria-labelledby="phone-wishes" className="grid gap-1.5">
            <h4 id="phone-wishes" className="font-text text-small font-semibold tracking-normal text-muted">
              {t(($) => $.wishes.title)}
            </h4>
            <PersonWishes key={`wishes ${person.id}`} week={week} person={person} />
          </section>
          {inbox.requests.length > 0 && (
            <section aria-labelledby="phone-requests">
              <h4 id="phone-requests" className="font-text text-small font-semibold tracking-normal text-muted">
                {t(($) => $.requests.phone.requests)}
              </h4>
              <ul className="grid gap-1.5 mt-1">
                {inbox.requests.map((request) => (
                  <li key={request.id} className="flex flex-wrap justify-between gap-x-3" data-status={request.status}>
                    <span>
                      {t(($) => $.requests.phone.kind[request.kind], {
                        when: whenText(request.shift, week.dates, language),
                        other: request.other ? whenText(request.other, week.dates, language) : '',
                        name: request.other?.name ?? '',
                      })}
                    </span>
                    <b>{t(($) => $.requests.phone.status[request.status])}</b>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className="text-muted text-small">
            {rules.approval ? t(($) => $.requests.phone.approval) : t(($) => $.requests.phone.atOnce)}
          </p>
        </div>
      </div>
      {waiting > 0 && (
        <Button size="small" onClick={() => openDialog({ kind: 'requests' })}>
          <ClipboardCheck className="size-4.5" aria-hidden="true" />
          {t(($) => $.requests.phone.review, { count: waiting })}
        </Button>
      )}
    </section>
  );
}
