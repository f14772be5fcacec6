import { Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EngineError } from '~/engine/result';
import { dismissLinkFault } from '~/roster/week/session';
import { Button } from '~/ui/Button';

/** Errors that a cut or lengthened link cannot cause. */
const otherFaults = ['share-version', 'text-too-long'] as const;

/** Shown instead of a week whose link could not be read: a sample in its place could be taken for that week. */
export default function LinkFaultPanel({ fault }: { fault: EngineError }) {
  const { t } = useTranslation('importExport');
  const code = otherFaults.find((candidate) => candidate === fault.code);
  return (
    <div role="alert" data-fault={fault.code} className="grid justify-items-start gap-4 p-8 md:p-14 max-w-184">
      <Unlink className="size-12 text-danger" strokeWidth={1.6} aria-hidden="true" />
      <h2 className="text-2xl">{code ? t(($) => $.notes.link) : t(($) => $.notes.incomplete)}</h2>
      <p className="text-muted">{code ? t(($) => $.notes.faults[code]) : t(($) => $.notes.incompleteText)}</p>
      <Button size="small" onClick={dismissLinkFault}>
        {t(($) => $.notes.showSample)}
      </Button>
    </div>
  );
}
