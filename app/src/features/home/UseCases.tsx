import { ArrowRight, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type UseCaseId, useCases } from '~/content/home';
import { pathTo } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { featureIcons } from '~/site/pageIcons';
import { ButtonLink } from '~/ui/Button';
import { SectionHeading } from '~/ui/SectionHeading';
import { Select } from '~/ui/Select';
import { Tabs, tabPanel } from '~/ui/Tabs';
import { UseCaseSample } from './UseCaseSample';

/** Four use cases: tabs that follow the mouse on wide screens, an accordion on mobile, a select on small screens. */
export default function UseCases() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const hydrated = useHydrated();
  const [selected, setSelected] = useState<UseCaseId | undefined>('celebrate');
  const choice = {
    label: t(($) => $.useCases.choose),
    value: selected ?? 'celebrate',
    onChange: setSelected,
  };
  return (
    <div className="wrap py-6 md:py-14 lg:py-20">
      <SectionHeading title={t(($) => $.useCases.title)} text={t(($) => $.useCases.text)} />
      <div className="mt-6 md:mt-10 lg:mt-14 grid gap-4 md:gap-0 md:grid-cols-[260px_1fr] lg:grid-cols-[330px_1fr] md:rounded-band md:border md:border-line md:bg-white md:overflow-clip">
        <Select
          {...choice}
          size="wide"
          className="block sm:hidden"
          options={useCases.map(({ id }) => ({ value: id, label: t(($) => $.useCases[id].tab) }))}
        />
        <Tabs
          {...choice}
          id="use-case"
          variant="side"
          onHover
          className="hidden md:grid content-start lg:content-stretch p-4 lg:p-6 bg-sand"
          tabs={useCases.map(({ id }) => {
            const Icon = featureIcons[id];
            return {
              value: id,
              label: (
                <>
                  <Icon className="size-6 shrink-0" aria-hidden="true" />
                  {t(($) => $.useCases[id].tab)}
                </>
              ),
            };
          })}
        />
        <div className="grid gap-3 md:gap-0">
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
                    aria-controls={tabPanel('use-case', id).id}
                    // A click before hydration would be lost.
                    disabled={!hydrated}
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
                  {...tabPanel('use-case', id)}
                  hidden={!open && !(selected === undefined && id === 'celebrate')}
                  data-closed={selected === undefined}
                  className="use-case sm:max-md:data-[closed=true]:hidden"
                >
                  {/* The panels have equal height: a tab that moved away from under the mouse would select another. */}
                  <div className="grid lg:grid-cols-[9fr_10fr] gap-5 md:gap-8 lg:gap-0 items-center lg:items-stretch max-sm:pt-2 sm:p-5 md:p-8 lg:p-0 lg:min-h-130">
                    <div className="grid gap-3 md:gap-4 justify-items-start lg:content-center lg:p-10">
                      <h3 className="text-[clamp(1.5rem,3vw,2.125rem)]">{t(($) => $.useCases[id].title)}</h3>
                      <p className="text-muted md:text-lg">{t(($) => $.useCases[id].text)}</p>
                      <ButtonLink to={pathTo(page, language)} className="md:mt-3">
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
