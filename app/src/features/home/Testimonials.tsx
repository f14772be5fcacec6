import { useTranslation } from 'react-i18next';
import { shownTestimonials } from '~/content/home';
import { BrandLogo } from '~/ui/BrandLogo';
import { CarouselArrows, CarouselDots, CarouselRow } from '~/ui/Carousel';
import { useCarousel } from '~/ui/useCarousel';
import { TestimonialChart } from './TestimonialChart';

const shown = shownTestimonials();

/** Customer testimonials as a carousel with arrows and dots that wraps around. */
export default function Testimonials() {
  const { t } = useTranslation('home');
  const carousel = useCarousel({ wraps: true });
  return (
    <div
      className="wrap pt-6 pb-6 md:pt-14 md:pb-10 lg:pt-20"
      role="group"
      aria-roledescription="carousel"
      aria-labelledby="testimonials-title"
    >
      <h2 id="testimonials-title" className="text-section-narrow">
        {t(($) => $.testimonials.title)}
      </h2>
      <CarouselRow
        carousel={carousel}
        className="mt-5 md:mt-8 rounded-panel bg-evergreen"
        aria-label={t(($) => $.testimonials.title)}
      >
        {shown.map(({ id, company, logoUrl }, index) => {
          const testimonial = t(($) => $.testimonials[id], { returnObjects: true });
          return (
            <li
              key={id}
              data-testid="testimonial"
              aria-roledescription="slide"
              aria-label={t(($) => $.testimonials.slide, { n: index + 1, total: shown.length })}
              className="w-full h-125 p-6 sm:p-10 lg:p-14 text-white grid gap-5 grid-rows-1-auto md:grid-rows-1 md:grid-cols-1-auto md:gap-12"
            >
              <figure className="flex flex-col min-h-0">
                <BrandLogo
                  name={company}
                  logoUrl={logoUrl}
                  fallbackText={company}
                  height="h-13"
                  className="self-start rounded-control bg-white text-ink px-3.5 shrink-0"
                />
                <blockquote className="my-auto font-heading font-bold text-[clamp(1.375rem,3vw,2.5rem)] leading-[1.18] tracking-title text-balance">
                  {/* The quotation marks are those of the language. */}
                  <q>{testimonial.quote}</q>
                </blockquote>
                <figcaption className="leading-snug">
                  <span className="block font-semibold">{testimonial.name}</span>
                  <span className="block text-on-dark-soft">{`${testimonial.position}, ${testimonial.industry}`}</span>
                </figcaption>
              </figure>
              <div className="md:w-72 md:h-full rounded-card bg-paper text-ink p-4 md:p-6 grid max-md:grid-cols-[3fr_2fr] gap-x-5 gap-y-3 items-center content-between">
                <p className="leading-snug">
                  <span className="block font-heading font-bold text-figure md:text-[3.25rem] leading-none tracking-display whitespace-nowrap text-evergreen">
                    {testimonial.metric.value}
                  </span>
                  <span className="block mt-1 md:mt-3 font-bold">{testimonial.metric.title}</span>
                  <span className="block max-md:text-note">{testimonial.metric.description}</span>
                </p>
                <TestimonialChart id={id} />
              </div>
            </li>
          );
        })}
      </CarouselRow>
      <p aria-live="polite" className="sr-only">
        {t(($) => $.testimonials.slide, { n: carousel.current + 1, total: shown.length })}
        {`: ${shown[carousel.current]?.company ?? ''}`}
      </p>
      <div className="mt-3 md:mt-4 flex items-center justify-between gap-4">
        <CarouselDots
          label={t(($) => $.testimonials.choose)}
          slides={shown.map((_, index) => t(($) => $.testimonials.slide, { n: index + 1, total: shown.length }))}
          carousel={carousel}
          className="-ml-2"
        />
        <CarouselArrows
          previous={t(($) => $.testimonials.previous)}
          next={t(($) => $.testimonials.next)}
          onStep={carousel.step}
        />
      </div>
    </div>
  );
}
