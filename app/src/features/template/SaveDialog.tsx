import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';

/** Maximum length of a template's name, in Unicode characters. */
const maxNameLength = 40;

interface SaveDialogProps {
  suggestion: string;
  /** Existing names: saving under one replaces it. */
  existingNames: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name under which to keep the template in this tab. */
export default function SaveDialog({ suggestion, existingNames, onSave, onClose }: SaveDialogProps) {
  const { t } = useTranslation('template');
  const id = useId();
  const [name, setName] = useState(suggestion);
  const trimmed = name.trim();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(($) => $.saving.title)}
      description={t(($) => $.saving.text)}
      closeLabel={t(($) => $.saving.close)}
      testId="save-template"
      footer={
        <>
          <Button variant="outline" size="small" onClick={onClose}>
            {t(($) => $.saving.cancel)}
          </Button>
          <Button size="small" type="submit" form={id} disabled={trimmed === ''}>
            {t(($) => $.saving.save)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed !== '') onSave(trimmed);
        }}
      >
        <label htmlFor={`${id}-name`} className="block font-semibold">
          {t(($) => $.saving.name)}
        </label>
        <input
          id={`${id}-name`}
          value={name}
          maxLength={maxNameLength}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setName(event.target.value)}
          aria-describedby={`${id}-note`}
          className="mt-2 w-full min-h-12 px-3.5 rounded-control border-firm border-line-strong bg-white text-lg font-semibold"
        />
        <p id={`${id}-note`} role="status" className="mt-2 min-h-6 text-note text-muted">
          {existingNames.includes(trimmed) && t(($) => $.saving.replaces, { name: trimmed })}
        </p>
      </form>
    </Dialog>
  );
}
