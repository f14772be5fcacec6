import { useTranslation } from 'react-i18next';
import { openDialog } from '~/roster/week/session';
import { TextButton } from '~/ui/TextLink';

/** What the marks of the roster mean. */
export default function LegendList() {
  const { t } = useTranslation('scheduler');
  const box = 'inline-block w-7 h-4.5 rounded-[5px]';
  return (
    <>
      <ul className="mt-2 grid gap-1.5">
        <li className="flex items-baseline gap-2.5">
          <b aria-hidden="true" className="w-7 shrink-0 tabular-nums">
            4/8
          </b>
          {t(($) => $.grid.legend.figure)}
        </li>
        <li className="flex items-baseline gap-2.5">
          <b aria-hidden="true" className="w-7 shrink-0 tabular-nums text-danger">
            2/8
          </b>
          {t(($) => $.grid.legend.short)}
        </li>
        <li className="flex items-baseline gap-2.5">
          <span aria-hidden="true" className="who tone-server w-7 mr-0" />
          {t(($) => $.grid.legend.starts)}
        </li>
        <li className="flex items-baseline gap-2.5">
          <span aria-hidden="true" className="who tone-server w-7 mr-0" data-pending />
          {t(($) => $.grid.legend.startsPending)}
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className={`${box} bg-mint`} />
          {t(($) => $.grid.legend.confirmed)}
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className={`${box} bg-mint text-evergreen-deep chip-pending`} />
          {t(($) => $.grid.legend.pending)}
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className={`${box} bg-mint text-evergreen-deep bar-broken`} />
          {t(($) => $.grid.legend.broken)}
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className="inline-block w-7 h-1 level-thin" />
          {t(($) => $.grid.legend.available)}
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className={`${box} level-thin`} />
          {t(($) => $.grid.legend.thin)}
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className={`${box} level-gap`} />
          {t(($) => $.grid.legend.gap)}
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className={`${box} level-severe`} />
          {t(($) => $.grid.legend.severe)}
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className={`${box} border-firm border-dashed border-line-strong`} />
          {t(($) => $.grid.legend.free)}
        </li>
      </ul>
      <p className="mt-3 text-muted md:hidden">{t(($) => $.phone.swipe)}</p>
      <p className="mt-3 text-muted max-md:hidden">{t(($) => $.grid.legend.drag)}</p>
      <TextButton className="max-md:hidden" aria-haspopup="dialog" onClick={() => openDialog({ kind: 'keys' })}>
        {t(($) => $.keys.title)}
      </TextButton>
    </>
  );
}
