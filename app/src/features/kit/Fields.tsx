import { useState } from 'react';
import { useLanguage } from '~/shared/useLanguage';
import { Field, FieldProblem, fieldClass } from '~/ui/Field';
import { NumberField } from '~/ui/NumberField';
import { PlainFields } from '~/ui/PlainForm';
import { Sample } from './Sample';
import { useKitWords } from './words';

/** A whole number, or null; the scheduler's fields ask the engine. */
const parse = async (text: string) => (/^\d+$/.test(text) ? Number(text) : null);

/** Form fields, right and wrong. */
export function Fields() {
  const words = useKitWords();
  const language = useLanguage();
  const [number, setNumber] = useState(8);
  return (
    <Sample name={words.groups.fields}>
      <Field label={words.field} hint={words.hint} placeholder={words.hint} className="w-72" />
      <Field label={words.wrongField} problem={words.problem} defaultValue="?" className="w-72" />
      <div className="grid gap-1.5 w-40">
        <label htmlFor="kit-number" className="font-semibold">
          {words.number}
        </label>
        <NumberField id="kit-number" value={number} parse={parse} onChange={setNumber} className={fieldClass()} />
      </div>
      <FieldProblem id="kit-problem" problem={words.problem} />
      <form className="w-full">
        <PlainFields page="kit" locale={language} failed={words.refused} />
      </form>
    </Sample>
  );
}
