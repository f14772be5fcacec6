import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EngineError } from '~/engine/result';
import { Button } from '~/ui/Button';

interface EmptyPanelProps {
  title: string;
  text: string;
  action: string;
  onAction: () => void;
}

/** A roster with a hole in it. Decorative. */
function EmptyRoster() {
  return (
    <svg viewBox="0 0 200 116" className="mb-2 w-50" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="198" height="114" rx="16" className="fill-white stroke-line" strokeWidth="2" />
      <rect x="14" y="14" width="52" height="26" rx="7" className="fill-mint" />
      <rect x="14" y="46" width="52" height="26" rx="7" className="fill-peach" />
      <rect x="14" y="78" width="52" height="26" rx="7" className="fill-sky" />
      <rect x="134" y="14" width="52" height="26" rx="7" className="fill-plum" />
      <rect x="134" y="78" width="52" height="26" rx="7" className="fill-mint" />
      <g className="fill-none stroke-line-strong" strokeWidth="2" strokeDasharray="5 4">
        <rect x="74" y="14" width="52" height="26" rx="7" />
        <rect x="74" y="46" width="112" height="26" rx="7" />
        <rect x="74" y="78" width="52" height="26" rx="7" />
      </g>
    </svg>
  );
}

/** An empty state: why there is nothing to show, and one action. */
export function EmptyPanel({ title, text, action, onAction }: EmptyPanelProps) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-12 md:py-20 text-center" role="status">
      <EmptyRoster />
      <h2 className="text-xl">{title}</h2>
      <p className="text-muted measure-48 text-balance">{text}</p>
      <Button variant="outline" size="small" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}

const loadingFaults = ['engine-unavailable', 'sample-unavailable'];

/** Shown instead of the roster: the error, its path, and actions. */
export function FaultPanel({ fault, children }: { fault: EngineError; children: ReactNode }) {
  const { t } = useTranslation('scheduler');
  const loading = loadingFaults.includes(fault.code);
  return (
    <div role="alert" data-fault={fault.code} className="grid justify-items-start gap-4 p-8 md:p-14 max-w-184">
      <CloudAlert className="size-12 text-danger" strokeWidth={1.6} aria-hidden="true" />
      <h2 className="text-2xl">{loading ? t(($) => $.engine.failedTitle) : t(($) => $.engine.dataTitle)}</h2>
      <p className="text-muted">{loading ? t(($) => $.engine.failedText) : t(($) => $.engine.dataText)}</p>
      {/* A browser's message about a failed download helps nobody. */}
      {!loading && (
        <blockquote className="w-full rounded-control bg-danger-soft border-l-3 border-danger px-4 py-3 break-words">
          <p lang="en">{fault.message}</p>
          {fault.path && (
            <p className="mt-1 text-note font-semibold">{t(($) => $.engine.where, { path: fault.path })}</p>
          )}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
