import { BookOpen, CalendarPlus, CirclePlay, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/Button';
import { DemoNote } from './DemoNote';

const buttons = [
  { id: 'setupCall', Icon: CalendarPlus },
  { id: 'introCenter', Icon: BookOpen },
  { id: 'teamMembers', Icon: UsersRound },
  { id: 'introVideo', Icon: CirclePlay },
] as const;

/** Four kinds of help; in the demo each says what it opens in the product. */
export function HelpButtons() {
  const { t } = useTranslation('getStarted');
  const [asked, setAsked] = useState<(typeof buttons)[number]['id'] | null>(null);
  return (
    <div role="group" aria-label={t(($) => $.help.label)} className="mt-8">
      <div className="grid gap-3 sm:grid-cols-2 max-w-[38rem]">
        {buttons.map(({ id, Icon }) => (
          <Button key={id} look="outline" className="justify-start! text-left" onClick={() => setAsked(id)}>
            <Icon className="size-5 shrink-0 text-evergreen" aria-hidden="true" />
            {t(($) => $.help.buttons[id].name)}
          </Button>
        ))}
      </div>
      <DemoNote className="mt-4 max-w-[38rem] lg:min-h-17">{asked && t(($) => $.help.buttons[asked].note)}</DemoNote>
    </div>
  );
}
