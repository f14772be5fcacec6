import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { type ButtonTone, buttonClass } from '~/ui/Button';

/** Demo page of each insight's button: goals, reports or giving points. */
const insightPages = {
  progress: 'manager-overview',
  report: 'manager-view-team',
  points: 'manager-recognitions',
} as const;

export type InsightId = keyof typeof insightPages;

interface InsightLinkProps {
  id: InsightId;
  label: string;
  tone?: ButtonTone;
  className?: string;
}

/** The suggested action of an insight. */
export function InsightLink({ id, label, tone, className }: InsightLinkProps) {
  const language = useLanguage();
  return (
    <a href={pathTo(insightPages[id], language)} className={buttonClass('outline', 'small', className, tone)}>
      {label}
    </a>
  );
}
