import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industryCards, industryCarousel } from '~/content/home';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { CarouselArrows, CarouselRow } from '~/ui/Carousel';
import { Link } from '~/ui/Link';
import { SectionHeading } from '~/ui/SectionHeading';
import { useCarousel } from '~/ui/useCarousel';
import { IndustryMiniature } from './IndustryMiniature';

/** The industry cards: side by side from 920 px, below that a row scrolled in steps of 296 px. */
export default function Industries() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const carousel = useCarousel(industryCarousel);
  return (
    <div className="wrap py-6 md:py-14 lg:py-20 grid gap-5 md:gap-10 xl:grid-cols-[1fr_872px] xl:gap-12">
      <div className="grid gap-4 md:gap-6 content-start">
        <SectionHeading title={t(($) => $.industries.title)} text={t(($) => $.industries.text)} />
        <CarouselArrows
          className="flex min-[920px]:hidden"
          previous={t(($) => $.industries.previous)}
          next={t(($) => $.industries.next)}
          onStep={carousel.step}
          atStart={carousel.atStart}
          atEnd={carousel.atEnd}
        />
      </div>
      <CarouselRow
        carousel={carousel}
        data-testid="industries"
        aria-label={t(($) => $.industries.list)}
        className="gap-4 max-[919px]:-mx-4 max-[919px]:px-4 scroll-px-4 py-1"
      >
        {industryCards.map(({ id, page }) => (
          <li key={id} className="w-70">
            <Link
              to={pathTo(page, language)}
              className="group flex flex-col h-full rounded-panel border border-line bg-white overflow-clip hover:border-evergreen transition-colors duration-150"
            >
              <IndustryMiniature id={id} />
              <span className="p-4 md:p-6 flex-1 flex flex-col gap-1 md:gap-2">
                <span className="font-heading font-bold text-2xl tracking-title">
                  {t(($) => $.industries[id].title)}
                </span>
                <span className="text-muted">{t(($) => $.industries[id].subtitle)}</span>
                <span className="mt-auto pt-2 md:pt-4 inline-flex items-center gap-2 font-semibold text-evergreen group-hover:underline underline-offset-4">
                  {t(($) => $.industries.more)}
                  <ArrowRight className="size-4.5" aria-hidden="true" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </CarouselRow>
    </div>
  );
}
