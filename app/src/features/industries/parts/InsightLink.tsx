import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { buttonClass } from '~/ui/Button';

/** Where an insight's button leads: the goals, the reports or the giving of points, in the demo. */
const insightPages = {
  progress: 'manager-overview',
  report: 'manager-view-team',
  points: 'manager-recognitions',
} as const;

export type InsightId = keyof typeof insightPages;

/** The next thing to do about an insight. */
export function InsightLink({ id, words, className }: { id: InsightId; words: string; className?: string }) {
  const language = useLanguage();
  return (
    <a href={pathTo(insightPages[id], language)} className={buttonClass('outline', 'small', className)}>
      {words}
    </a>
  );
}
