import { ArrowRight } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LinkedPageId, pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Link } from '~/ui/Link';
import { TextLink } from '~/ui/TextLink';
import { CoveragePiece } from './marks/CoveragePiece';
import { GiftPiece } from './marks/GiftPiece';
import { HoursPiece } from './marks/HoursPiece';
import { ThanksPiece } from './marks/ThanksPiece';

const steps: readonly { id: 'gaps' | 'template' | 'thanks' | 'gifts'; page: LinkedPageId; Piece: ComponentType }[] = [
  { id: 'gaps', page: 'shift-scheduler', Piece: CoveragePiece },
  { id: 'template', page: 'shift-template-setup', Piece: HoursPiece },
  { id: 'thanks', page: 'manager-recognitions', Piece: ThanksPiece },
  { id: 'gifts', page: 'team-member-gift-shop', Piece: GiftPiece },
];

const backgrounds = ['bg-evergreen', 'bg-mint', 'bg-peach', 'bg-warning-soft'];

interface IntroDialogProps {
  /** `guides` lists what to do where; `tour` shows it step by step. */
  kind: 'guides' | 'tour';
  onClose: () => void;
}

function Guides() {
  const { t } = useTranslation('getStarted');
  const language = useLanguage();
  return (
    <ul className="divide-y divide-line">
      {steps.map(({ id, page }) => (
        <li key={id} className="relative flex items-center gap-4 py-4 first:pt-0 last:pb-0">
          <div className="flex-1 min-w-0">
            <h3 className="font-text text-base font-semibold tracking-normal">
              <Link
                to={pathTo(page, language)}
                className="after:absolute after:inset-0 underline underline-offset-4 hover:no-underline"
              >
                {t(($) => $.intro.steps[id].name)}
              </Link>
            </h3>
            <p className="mt-0.5 text-note text-muted">{t(($) => $.intro.steps[id].text)}</p>
          </div>
          <ArrowRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}

function Step({ index }: { index: number }) {
  const { t } = useTranslation('getStarted');
  const language = useLanguage();
  const { id, page, Piece } = steps[index] ?? (steps[0] as (typeof steps)[number]);
  return (
    <div aria-live="polite">
      <div
        aria-hidden="true"
        className={`rounded-card px-6 py-6 min-h-64 grid content-center overflow-clip ${backgrounds[index] ?? 'bg-sand'}`}
      >
        <div className="w-full max-w-88 mx-auto">
          <Piece />
        </div>
      </div>
      <h3 className="mt-5 text-xl">{t(($) => $.intro.steps[id].name)}</h3>
      <p className="mt-1.5 text-muted">{t(($) => $.intro.steps[id].text)}</p>
      <TextLink to={pathTo(page, language)} className="mt-2 gap-1.5 text-evergreen hover:no-underline">
        {t(($) => $.intro.try)}
        <ArrowRight className="size-4" aria-hidden="true" />
      </TextLink>
    </div>
  );
}

/** The introduction, with links to the demo pages it mentions. */
export default function IntroDialog({ kind, onClose }: IntroDialogProps) {
  const { t } = useTranslation('getStarted');
  const [index, setIndex] = useState(0);
  const last = steps.length - 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(($) => $.intro[kind].title)}
      description={t(($) => $.intro[kind].text)}
      closeLabel={t(($) => $.intro.close)}
      testId="intro"
      footer={
        kind === 'tour' && (
          <>
            <p className="mr-auto self-center text-note font-medium text-muted tabular-nums">
              {t(($) => $.intro.place, { n: index + 1, total: steps.length })}
            </p>
            <Button
              variant="outline"
              size="small"
              aria-disabled={index === 0 || undefined}
              onClick={() => setIndex(Math.max(0, index - 1))}
            >
              {t(($) => $.intro.previous)}
            </Button>
            <Button size="small" onClick={() => (index < last ? setIndex(index + 1) : onClose())}>
              {index < last ? t(($) => $.intro.next) : t(($) => $.intro.done)}
            </Button>
          </>
        )
      }
    >
      {kind === 'guides' ? <Guides /> : <Step index={index} />}
    </Dialog>
  );
}
