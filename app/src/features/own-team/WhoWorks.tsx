import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/Button';
import type { NameColumn } from './reading';
import { columnLetters } from './sheet';

interface WhoWorksProps {
  asked: NameColumn;
  onAnswer: (isRight: boolean) => void;
}

/** Asks of a column that was left out, with some of its values, whether it says who works. */
export function WhoWorks({ asked: { column, values }, onAnswer }: WhoWorksProps) {
  const { t } = useTranslation('ownTeam');
  const letters = columnLetters(column);
  return (
    <section
      className="grid gap-3 rounded-control border border-warning bg-warning-soft p-3.5"
      aria-label={t(($) => $.whoWorks.title, { column: letters })}
      data-testid="own-team-who-works"
    >
      <h3 className="flex gap-2 text-lg">
        <CircleHelp className="size-5 mt-1 shrink-0 text-warning" aria-hidden="true" />
        {t(($) => $.whoWorks.title, { column: letters })}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {values.map((value) => (
          <li key={value} className="rounded-chip bg-white px-2 py-0.5 break-words">
            {value}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onAnswer(true)}>
          {t(($) => $.whoWorks.yes)}
        </Button>
        <Button size="small" variant="outline" onClick={() => onAnswer(false)}>
          {t(($) => $.whoWorks.no)}
        </Button>
      </div>
    </section>
  );
}
