import { FileSpreadsheet } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/Button';

interface TeamInputProps {
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}

/** Input of a team: a pasted table, or a file that is chosen or dropped. */
export function TeamInput({ text, onText, onFile }: TeamInputProps) {
  const { t } = useTranslation('ownTeam');
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [draggedOver, setDraggedOver] = useState(false);
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t(($) => $.bring.intro)}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the button does the same. */}
      <div
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-firm border-dashed p-4 ${draggedOver ? 'border-evergreen bg-mint' : 'border-line-strong bg-sand'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setDraggedOver(false);
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
        }}
      >
        <input
          ref={picker}
          type="file"
          accept=".xlsx,.xls,.ods,.csv,.tsv,.txt,.md,.html,.htm,.ics,text/csv,text/plain,text/html,text/calendar"
          tabIndex={-1}
          className="sr-only"
          aria-label={t(($) => $.bring.file)}
          data-testid="own-team-file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = '';
          }}
        />
        <Button variant="outline" size="small" onClick={() => picker.current?.click()}>
          <FileSpreadsheet className="size-4.5" aria-hidden="true" />
          {t(($) => $.bring.choose)}
        </Button>
        <span className="text-muted">{t(($) => $.bring.drop)}</span>
      </div>
      <div>
        <label htmlFor={id} className="block font-semibold">
          {t(($) => $.bring.paste)}
        </label>
        <textarea
          id={id}
          rows={8}
          value={text}
          spellCheck={false}
          autoComplete="off"
          placeholder={t(($) => $.bring.example)}
          onChange={({ target }) => onText(target.value)}
          className="mt-2 w-full rounded-control border-firm border-line-strong bg-white p-3 text-note tabular-nums leading-relaxed whitespace-pre overflow-x-auto placeholder:text-muted [tab-size:24]"
        />
      </div>
    </div>
  );
}
