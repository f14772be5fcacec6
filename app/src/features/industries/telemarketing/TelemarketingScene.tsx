import { clsx } from 'clsx';
import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { useFormats } from '../parts/useFormats';

/** Status light of each agent, in the order of the board; the third has just been thanked. */
const lamps = ['bg-coral', 'bg-sun', 'bg-coral', 'bg-[#5BC79B]', 'bg-white', 'bg-[#5BC79B]'];
const thanked = 2;

/** The queue board: waiting, talking, and thanked agents. */
export default function TelemarketingScene() {
  const { t } = useTranslation('industryTelemarketing');
  const { gain } = useFormats();
  const { line, figures, agents, thanks, from } = t(($) => $.scene, { returnObjects: true });
  return (
    <div
      role="img"
      aria-label={t(($) => $.hero.picture)}
      className="rounded-[26px] bg-[#2B1B42] text-white p-4 sm:p-7 shadow-float"
    >
      <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
        <p className="flex items-center gap-3 font-semibold">
          <Headset className="size-6 text-sun" />
          {line}
        </p>
        <p className="flex flex-wrap gap-x-8 gap-y-2 md:ml-auto">
          {figures.map(({ label, value }) => (
            <span key={label} className="leading-tight">
              <span className="block text-sm text-[#D9CBEB]">{label}</span>
              <span className="font-heading font-bold text-headline tabular-nums text-sun">{value}</span>
            </span>
          ))}
        </p>
      </div>
      <ul className="mt-5 grid gap-3 grid-cols-2 lg:grid-cols-6 lg:grid-rows-[auto_auto]">
        {agents.map(({ name, state, time }, index) => (
          <li
            key={name}
            className={clsx(
              'rounded-button p-3.5 leading-tight',
              index === thanked ? 'bg-white text-ink outline-4 outline-sun' : 'bg-white/10',
            )}
          >
            <p className="flex items-center gap-2 font-semibold">
              <span className={clsx('size-3 rounded-full', lamps[index])} />
              {name}
            </p>
            <p className={clsx('mt-3 text-sm', index === thanked ? 'text-muted' : 'text-[#D9CBEB]')}>{state}</p>
            <p className="font-heading font-bold text-2xl tabular-nums">{time}</p>
          </li>
        ))}
        <li className="relative col-span-2 lg:col-span-4 lg:col-start-2 rounded-button bg-sun text-ink p-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span
            aria-hidden="true"
            className="absolute -top-2 max-lg:hidden left-[37.5%] size-5 -translate-x-1/2 rotate-45 bg-sun"
          />
          <p className="relative flex-1 min-w-50 leading-snug">
            <span className="block font-heading font-bold text-lg tracking-lead">{thanks}</span>
            <span className="text-sm font-medium">{from}</span>
          </p>
          <PointsBadge tone="ink" className="relative">
            {gain(industrySamples.telemarketing.recognitionPoints)}
          </PointsBadge>
        </li>
      </ul>
    </div>
  );
}
