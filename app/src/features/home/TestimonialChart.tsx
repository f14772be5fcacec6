import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { customerFigures } from '~/content/claims';
import type { ShownTestimonialId } from '~/content/home';

/** What changed, in percent of the previous value. */
const changes = {
  delivery: customerFigures.delivery.earlyExits,
  support: customerFigures.callCentre.csat,
  postal: -customerFigures.postal.lowerTurnover,
} as const;

const before = 100;

/** A bar of the chart; `share` is 0 to 100, relative to the longer bar. */
function Bar({ label, share, after }: { label: string; share: number; after?: boolean }) {
  return (
    <p className="grid gap-1 text-sm font-semibold leading-none">
      {label}
      <svg className="block w-full h-4 md:h-6" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width={share} height="10" className={clsx(after ? 'fill-evergreen' : 'fill-line-strong')} />
      </svg>
    </p>
  );
}

/** The figure of a testimonial as a chart: before and after on one scale, or the clients that share one board. */
export function TestimonialChart({ id }: { id: ShownTestimonialId }) {
  const { t } = useTranslation('home');
  if (id === 'outsourcing') {
    const { clients } = customerFigures.outsourcing;
    return (
      <svg
        className="block w-full max-md:max-w-44"
        viewBox="0 0 120 70"
        role="img"
        aria-label={t(($) => $.testimonials.clients, { clients })}
      >
        <rect x="42" y="22" width="36" height="26" rx="5" className="fill-evergreen" />
        <path d="M49 31h22M49 39h14" className="fill-none stroke-white" strokeWidth="3" strokeLinecap="round" />
        {Array.from({ length: clients }, (_, index) => {
          const angle = (2 * Math.PI * index) / clients - Math.PI / 2;
          const [x, y] = [60 + 52 * Math.cos(angle), 35 + 29 * Math.sin(angle)].map((at) => Math.round(at));
          return <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" className="fill-coral" />;
        })}
      </svg>
    );
  }
  const after = before + changes[id];
  const longer = Math.max(before, after);
  return (
    <div className="grid gap-2.5 md:gap-4">
      <Bar label={t(($) => $.testimonials.before)} share={(100 * before) / longer} />
      <Bar label={t(($) => $.testimonials.after)} share={(100 * after) / longer} after />
    </div>
  );
}
