import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { AskUs } from './AskUs';
import { FaqAside } from './FaqAside';
import { FaqEntry } from './FaqEntry';
import { groupSigns } from './groupSigns';

/** The FAQ: groups of questions, one answer open at a time. */
export function FaqPage() {
  const { t } = useTranslation('faq');
  const groups = t(($) => $.groups, { returnObjects: true });
  return (
    <main id="content">
      <div className="wrap pt-8 pb-16 md:pt-14 lg:pb-28 grid lg:grid-cols-[4fr_7fr] gap-x-16 gap-y-8 items-start">
        <FaqAside groups={groups} />
        <div className="grid gap-12 lg:gap-16">
          {groups.map(({ id, title, items }) => (
            <section key={id} id={id} aria-labelledby={`faq-${id}`} className="scroll-mt-28">
              <div className="flex items-center gap-4">
                <span
                  aria-hidden="true"
                  className={clsx('grid place-items-center size-13 shrink-0 rounded-[16px]', groupSigns[id]?.ground)}
                >
                  <StrokeIcon path={groupSigns[id]?.path ?? ''} className="size-7" />
                </span>
                <h2 id={`faq-${id}`} className="text-[1.625rem] lg:text-[2rem]">
                  {title}
                </h2>
              </div>
              <div className="mt-4 border-b border-line">
                {items.map((item) => (
                  <FaqEntry key={item.question} {...item} />
                ))}
              </div>
            </section>
          ))}
          <AskUs />
        </div>
      </div>
    </main>
  );
}
