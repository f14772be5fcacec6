import {
  CalendarDays,
  Clock,
  CreditCard,
  GraduationCap,
  IdCard,
  KeyRound,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Pause,
  Play,
  Sheet,
  Users,
  Video,
  Wallet,
  Workflow,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type IntegrationId, integrations, integrationsLoopSeconds } from '~/content/home';
import { SectionHeading } from '~/ui/SectionHeading';
import { TextButton } from '~/ui/TextLink';

const icons: Record<IntegrationId, LucideIcon> = {
  teamChat: MessagesSquare,
  videoMeetings: Video,
  hrSystem: IdCard,
  singleSignOn: KeyRound,
  automation: Workflow,
  payroll: Wallet,
  calendar: CalendarDays,
  timeClock: Clock,
  pointOfSale: CreditCard,
  helpDesk: LifeBuoy,
  crm: Users,
  surveys: ListChecks,
  spreadsheets: Sheet,
  learning: GraduationCap,
};

const half = integrations.length / 2;
const rows = [
  { tools: integrations.slice(0, half), reverse: false },
  { tools: integrations.slice(half), reverse: true },
];

function Tools({ tools, copy }: { tools: readonly IntegrationId[]; copy?: boolean }) {
  const { t } = useTranslation('home');
  return (
    <ul aria-hidden={copy} className="flex motion-reduce:md:contents">
      {tools.map((tool) => {
        const Icon = icons[tool];
        return (
          <li key={tool} className="w-54 motion-reduce:md:w-auto min-w-0 pr-4 motion-reduce:md:pr-0">
            <span className="flex items-center gap-3 h-18 rounded-card border border-line bg-white px-4 motion-reduce:md:px-2 motion-reduce:md:py-3 motion-reduce:md:h-full motion-reduce:md:flex-col motion-reduce:md:gap-2 motion-reduce:md:text-center motion-reduce:md:text-note max-md:h-14 font-semibold leading-tight">
              <span className="grid place-items-center size-9 md:size-10 shrink-0 rounded-badge bg-mint text-evergreen">
                <Icon className="size-5" aria-hidden="true" />
              </span>
              {t(($) => $.integrations.tools[tool])}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Fourteen tools in two animated rows, one of them in reverse; the animation can be paused. */
export function Integrations() {
  const { t } = useTranslation('home');
  const [paused, setPaused] = useState(false);
  return (
    <div className="pt-6 pb-4 md:pt-14 md:pb-10 lg:pt-20 overflow-clip">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:gap-6">
        <SectionHeading title={t(($) => $.integrations.title)} text={t(($) => $.integrations.text)} />
        <TextButton onClick={() => setPaused(!paused)} className="motion-reduce:hidden gap-2 px-2">
          {paused ? <Play className="size-4" aria-hidden="true" /> : <Pause className="size-4" aria-hidden="true" />}
          {t(($) => $.integrations[paused ? 'play' : 'pause'])}
        </TextButton>
      </div>
      <div
        role="group"
        tabIndex={0}
        aria-label={t(($) => $.integrations.list)}
        data-paused={paused}
        className="marquee-stage mt-6 md:mt-10 grid gap-3 md:gap-4 pl-4 max-md:motion-reduce:overflow-x-auto motion-reduce:md:wrap motion-reduce:md:pl-0 motion-reduce:md:gap-3 motion-reduce:md:grid-cols-4 motion-reduce:lg:grid-cols-7"
      >
        {rows.map(({ tools, reverse }) => (
          <div
            key={String(reverse)}
            ref={(row) => row?.style.setProperty('animation-duration', `${integrationsLoopSeconds(tools.length)}s`)}
            className="marquee"
            data-reverse={reverse}
            data-testid="integrations-row"
          >
            <Tools tools={tools} />
            <Tools tools={tools} copy />
          </div>
        ))}
      </div>
    </div>
  );
}
