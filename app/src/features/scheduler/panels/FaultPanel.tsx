import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EngineError } from '~/engine/result';

const loadingFaults = ['engine-unavailable', 'sample-unavailable'];

/** Shown instead of the roster: the error, its path, and actions. */
export function FaultPanel({ fault, children }: { fault: EngineError; children: ReactNode }) {
  const { t } = useTranslation('scheduler');
  const loading = loadingFaults.includes(fault.code);
  return (
    <div role="alert" data-fault={fault.code} className="grid justify-items-start gap-4 p-8 md:p-14 max-w-[46rem]">
      <CloudAlert className="size-12 text-danger" strokeWidth={1.6} aria-hidden="true" />
      <h2 className="text-2xl">{loading ? t(($) => $.engine.failedTitle) : t(($) => $.engine.dataTitle)}</h2>
      <p className="text-muted">{loading ? t(($) => $.engine.failedText) : t(($) => $.engine.dataText)}</p>
      {/* A browser's message about a failed download helps nobody. */}
      {!loading && (
        <blockquote className="w-full rounded-control bg-danger-soft border-l-[3px] border-danger px-4 py-3 break-words">
          <p lang="en">{fault.message}</p>
          {fault.path && (
            <p className="mt-1 text-[0.9375rem] font-semibold">{t(($) => $.engine.where, { path: fault.path })}</p>
          )}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
