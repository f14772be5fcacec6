import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rolePeople, useDemoWorld } from '~/demo/demoWorld';
import { Portrait } from '~/demo/Portrait';
import { type Person, team } from '~/demo/people';
import { type Role, roles } from '~/demo/role';
import { plainText } from '~/shared/plainText';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';

interface PeoplePickerProps {
  /** The sender, who is not offered. */
  sender: Role;
  chosen: readonly string[];
  onToggle: (id: string) => void;
  onClose: () => void;
}

/** 'Select Team Members': the sample team, the person of the other role, and colleagues from rosters, with a search. */
export default function PeoplePicker({ sender, chosen, onToggle, onClose }: PeoplePickerProps) {
  const { t } = useTranslation('recognitions');
  const [search, setSearch] = useState('');
  const colleagues = useDemoWorld((world) => world.colleagues);
  const others = roles.filter((other) => other !== sender).map((other) => rolePeople[other]);
  const everybody: readonly (Person & { id: string })[] = [...team, ...others, ...colleagues];
  const shown = everybody.filter(({ name }) => plainText(name).includes(plainText(search.trim())));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(($) => $.people.pickerTitle)}
      closeLabel={t(($) => $.close)}
      testId="people-picker"
      footer={
        <Button size="small" onClick={onClose}>
          {t(($) => $.people.done, { count: chosen.length })}
        </Button>
      }
    >
      <input
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        aria-label={t(($) => $.people.search)}
        placeholder={t(($) => $.people.search)}
        className="w-full min-h-11 px-3.5 rounded-control border-firm border-line-strong bg-white"
      />
      <p role="status" className={shown.length === 0 ? 'mt-4 text-muted' : 'sr-only'}>
        {search.trim() !== '' &&
          (shown.length === 0 ? t(($) => $.people.none) : t(($) => $.people.found, { count: shown.length }))}
      </p>
      <ul className="mt-3 grid gap-1 sm:grid-cols-2">
        {shown.map((member) => {
          const selected = chosen.includes(member.id);
          return (
            <li key={member.id}>
              <button
                type="button"
                aria-pressed={selected}
                data-member={member.id}
                onClick={() => onToggle(member.id)}
                className={`w-full flex items-center gap-3 min-h-14 px-2.5 rounded-control text-left ${selected ? 'bg-mint' : 'hover:bg-sand'}`}
              >
                <Portrait person={member} className="size-10" />
                <span className="flex-1 min-w-0 font-semibold truncate">{member.name}</span>
                <Check className={`size-5 text-evergreen ${selected ? '' : 'invisible'}`} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
