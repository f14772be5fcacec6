import { clsx } from 'clsx';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type UseCaseId, useCases } from '~/content/home';
import { featureIcons } from '~/features/site/pageIcons';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { SectionHeading } from '~/ui/SectionHeading';
import { UseCaseSample } from './UseCaseSample';

const keys: Record<string, (now: number, last: number) => number> = {
  ArrowDown: (now, last) => (now === last ? 0 : now + 1),
  ArrowRight: (now, last) => (now === last ? 0 : now + 1),
  ArrowUp: (now, last) => (now === 0 ? last : now - 1),
  ArrowLeft: (now, last) => (now === 0 ? last : now - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Four use cases: tabs that follow the mouse on wide screens, an accordion on mobile, a select on small screens. */
export default function UseCases() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const [selected, setSelected] = useState<UseCaseId | undefined>('celebrate');
  const tabs = useRef<HTMLDivElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  // The mouse or the select may have chosen before this script was there.
  useEffect(() => {
    const hovered = tabs.current?.querySelector<HTMLElement>('[role=tab]:hover')?.dataset.useCase;
    const chosen = (hovered ?? choice.current?.value) as UseCaseId | undefined;
    if (chosen) setSelected(chosen);
  }, []);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const now = useCases.findIndex(({ id }) => id === selected);
    const next = useCases[keys[event.key]?.(now, useCases.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    setSelected(next.id);
    document.getElementById(`use-case-tab-${next.id}`)?.focus();
  };
  return (
    <div className="wrap py-14 lg:py-20">
      <SectionHeading title={t(($) => $.useCases.title)} text={t(($) => $.useCases.text)} />
      <div className="mt-10 lg:mt-14 grid gap-4 md:gap-0 md:grid-cols-[260px_1fr] lg:grid-cols-[330px_1fr] md:rounded-[28px] md:border md:border-line md:bg-white md:overflow-clip">
        <span className="sm:hidden relative block">
          <select
            ref={choice}
            aria-label={t(($) => $.useCases.choose)}
            value={selected ?? 'celebrate'}
            onChange={(event) => setSelected(event.target.value as UseCaseId)}
            className="appearance-none w-full min-h-12 pl-4 pr-10 rounded-control border-[1.5px] border-ink bg-white font-semibold text-lg"
          >
            {useCases.map(({ id }) => (
              <option key={id} value={id}>
                {t(($) => $.useCases[id].tab)}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute right-4 top-3.5 size-5" aria-hidden="true" />
        </span>
        <div
          ref={tabs}
          role="tablist"
          aria-orientation="vertical"
          aria-label={t(($) => $.useCases.choose)}
          className="hidden md:grid content-start gap-1.5 p-4 lg:p-6 bg-sand"
        >
          {useCases.map(({ id }) => {
            const Icon = featureIcons[id];
            const current = id === (selected ?? 'celebrate');
            return (
              <button
                key={id}
                type="button"
                role="tab"
                data-use-case={id}
                id={`use-case-tab-${id}`}
                aria-selected={current}
                aria-controls={`use-case-${id}`}
                tabIndex={current ? 0 : -1}
                onClick={() => setSelected(id)}
                onMouseEnter={() => setSelected(id)}
                onKeyDown={onKey}
                className={clsx(
                  'flex items-center gap-3 min-h-16 px-4 rounded-[14px] text-left font-heading font-bold text-lg lg:text-[1.375rem] tracking-[-0.02em] leading-tight transition-colors duration-150',
                  current ? 'bg-white text-evergreen shadow-[0_1px_3px_rgb(18_33_28/0.18)]' : 'text-ink',
                )}
              >
                <Icon className="size-6 shrink-0" aria-hidden="true" />
                {t(($) => $.useCases[id].tab)}
              </button>
            );
          })}
        </div>
        <div className="grid gap-3">
          {useCases.map(({ id, page }) => {
            const open = id === selected;
            return (
              <div
                key={id}
                className="sm:max-md:rounded-card sm:max-md:border sm:max-md:border-line sm:max-md:bg-white"
              >
                <h3 className="hidden sm:block md:hidden text-xl">
                  <button
                    type="button"
                    aria-expanded={open}
                    aria-controls={`use-case-${id}`}
                    onClick={() => setSelected(open ? undefined : id)}
                    className="flex w-full items-center justify-between gap-4 min-h-15 px-5 text-left"
                  >
                    {t(($) => $.useCases[id].tab)}
                    <ChevronDown
                      className="size-5 shrink-0 transition-transform duration-150 in-aria-expanded:rotate-180"
                      aria-hidden="true"
                    />
                  </button>
                </h3>
                <div
                  role="tabpanel"
                  id={`use-case-${id}`}
                  aria-label={t(($) => $.useCases[id].tab)}
                  hidden={!open && !(selected === undefined && id === 'celebrate')}
                  data-closed={selected === undefined}
                  className="use-case sm:max-md:data-[closed=true]:hidden"
                >
                  <div className="grid lg:grid-cols-2 gap-8 lg:gap-10 items-center max-sm:pt-4 sm:p-5 md:p-8 lg:p-12 lg:min-h-[460px]">
                    <div className="grid gap-4 justify-items-start">
                      <h3 className="text-[clamp(1.5rem,3vw,2.125rem)]">{t(($) => $.useCases[id].title)}</h3>
                      <p className="text-muted text-lg">{t(($) => $.useCases[id].text)}</p>
                      <ButtonLink to={pathTo(page, language)} className="mt-3">
                        {t(($) => $.useCases[id].call)}
                        <ArrowRight className="size-4.5" aria-hidden="true" />
                      </ButtonLink>
                    </div>
                    <UseCaseSample id={id} />
                  </div>
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
