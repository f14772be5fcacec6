import { TriangleAlert, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Engine, Week } from '~/engine/engine';
import { attempt, type EngineFault } from '~/engine/outcome';
import { Button } from '~/ui/Button';
import { largestFile } from './files';

interface ImportPartProps {
  engine: Engine;
  onImported: (week: Week) => void;
}

/** A week from a file or from the clipboard; as long as there is a mistake in it, the current week stays. */
export function ImportPart({ engine, onImported }: ImportPartProps) {
  const { t } = useTranslation('exchange');
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<Pick<EngineFault, 'message' | 'path'> | null>(null);

  const bring = (wanted: string) => {
    // The engine builds the new week beside the current one, which stays until the new one is whole.
    const answer = attempt(() => engine.Week.fromJson(wanted));
    setFault(answer.ok ? null : answer.fault);
    if (answer.ok) onImported(answer.value);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > largestFile) {
      return setFault({ message: t(($) => $.import.tooLarge, { megabytes: largestFile / 1_000_000 }) });
    }
    const written = await file.text().catch(() => null);
    if (written === null) return setFault({ message: t(($) => $.import.unreadable, { name: file.name }) });
    setText(written);
    bring(written);
  };

  return (
    <div className="grid gap-4">
      <p className="text-muted">{t(($) => $.import.intro)}</p>
      <div>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          className="sr-only"
          aria-label={t(($) => $.import.file)}
          data-testid="import-file"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            // The same file, once corrected, can be chosen again.
            event.target.value = '';
          }}
        />
        <Button look="outline" size="small" onClick={() => picker.current?.click()}>
          <Upload className="size-4.5" aria-hidden="true" />
          {t(($) => $.import.choose)}
        </Button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          bring(text);
        }}
      >
        <label htmlFor={id} className="block font-semibold">
          {t(($) => $.import.paste)}
        </label>
        <textarea
          id={id}
          rows={6}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          className="mt-2 w-full rounded-control border-[1.5px] border-line-strong bg-white p-3 font-mono text-sm leading-relaxed whitespace-pre overflow-x-auto"
        />
        <Button type="submit" size="small" className="mt-3" disabled={text.trim() === ''}>
          {t(($) => $.import.action)}
        </Button>
      </form>
      <div role="alert" data-testid="import-faults">
        {fault && (
          <div className="flex gap-2.5 rounded-control bg-danger-soft text-danger px-4 py-3">
            <TriangleAlert className="size-5 mt-0.5 shrink-0" aria-hidden="true" />
            <div className="min-w-0">
              <p className="font-semibold">{t(($) => $.import.refused)}</p>
              <p className="break-words">{fault.message}</p>
              {fault.path && (
                <p>
                  {t(($) => $.import.place)} <code className="break-all">{fault.path}</code>
                </p>
              )}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
