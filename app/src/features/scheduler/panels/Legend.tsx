import { useTranslation } from 'react-i18next';

/** How to read the roster, for those who meet it for the first time. */
export function Legend() {
  const { t } = useTranslation('scheduler');
  const box = 'inline-block w-7 h-4.5 rounded-[5px]';
  return (
    <section aria-labelledby="legend" className="text-[0.875rem]">
      <h2 id="legend" className="text-lg">
        {t(($) => $.grid.legend.title)}
      </h2>
      <ul className="mt-2 grid gap-1.5">
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className={`${box} bg-mint`} />
          {t(($) => $.grid.legend.confirmed)}
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className={`${box} bg-mint text-evergreen-deep chip-pending`} />
          {t(($) => $.grid.legend.pending)}
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className={`${box} chip-broken bg-mint pl-1 leading-none`} />
          {t(($) => $.grid.legend.broken)}
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className={`${box} hatch-danger border-l-[3px] border-danger rounded-none`} />
          {t(($) => $.grid.legend.gap)}
        </li>
        <li className="flex items-center gap-2.5">
          <span aria-hidden="true" className={`${box} border-[1.5px] border-dashed border-line-strong`} />
          {t(($) => $.grid.legend.free)}
        </li>
      </ul>
      <p className="mt-3 text-muted max-md:hidden">{t(($) => $.grid.legend.drag)}</p>
    </section>
  );
}
