import { Info, Undo2 } from 'lucide-react';
import { Suspense, startTransition, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSetup, type Setup } from '~/roster/setup';
import { useTemplateStore } from '~/roster/templateStore';
import { followTemplate, useSession } from '~/roster/week/session';
import { lazy } from '~/shared/lazy';
import { useHydrated } from '~/shared/useHydrated';
import { TextButton } from '~/ui/TextLink';
import { Permissions } from './Permissions';
import { PositionRequirements } from './PositionRequirements';
import { QuickTemplates, type TemplateChoice } from './QuickTemplates';
import { ShiftTypesLink } from './ShiftTypesLink';
import type { TemplateSamples } from './samples';
import { TeamSettingsPanel } from './TeamSettingsPanel';
import { TemplateHeader } from './TemplateHeader';
import { useTemplateEngine } from './useTemplateEngine';
import { WorkingTimeSection } from './WorkingTimeSection';

const KeptHint = lazy(() => import('~/roster/kept/KeptHint'));
const SaveDialog = lazy(() => import('./SaveDialog'));

function startFrom({ templates, settings }: TemplateSamples): Setup {
  return { settings, positions: templates.find(({ isSelected }) => isSelected)?.positions ?? [] };
}

/** The latest change, and the setup that undo restores. */
interface Note {
  readonly text: string;
  readonly before?: { readonly setup: Setup; readonly chosen: string };
}

/** The template setup: edits are lost with the page; saved or applied setups last until the tab is closed. */
export function TemplateSetup({ samples }: { samples: TemplateSamples }) {
  const { t } = useTranslation('template');
  const hydrated = useHydrated();
  const [setup, change] = useReducer(changeSetup, samples, startFrom);
  const [loaded, setLoaded] = useState(0);
  const [chosen, setChosen] = useState(() => samples.templates.find(({ isSelected }) => isSelected)?.id ?? '');
  const [note, setNote] = useState<Note | null>(null);
  const [saving, setSaving] = useState(false);
  const engine = useTemplateEngine();
  const { saved, save, remove } = useTemplateStore();
  const choices: TemplateChoice[] = [
    ...samples.templates.map((template) => ({ ...template, own: false })),
    ...saved.map(({ id, name, positions }) => ({
      id,
      name,
      positions,
      description: t(($) => $.quick.own),
      own: true,
    })),
  ];
  const name = choices.find(({ id }) => id === chosen)?.name ?? t(($) => $.quick.unnamed);

  const load = ({ positions, settings }: Setup) => {
    change({ type: 'load', positions, settings });
    setLoaded(loaded + 1);
  };
  // The selection shows immediately; the tables render deferred.
  const choose = ({ id, name: loaded, positions }: TemplateChoice) => {
    const settings = saved.find((template) => template.id === id)?.settings ?? setup.settings;
    setChosen(id);
    startTransition(() => {
      setNote({ text: t(($) => $.quick.loaded, { name: loaded }), before: { setup, chosen } });
      load({ positions, settings });
    });
  };
  const back = (before: NonNullable<Note['before']>) => {
    setChosen(before.chosen);
    startTransition(() => {
      load(before.setup);
      setNote({ text: t(($) => $.quick.restored) });
    });
  };

  return (
    <div className="wrap pt-6 pb-20 md:pb-28">
      <TemplateHeader
        onSave={() => setSaving(true)}
        onComplete={() => followTemplate({ name, ...setup })}
        note={
          note && (
            <div className="mt-4 ml-auto w-fit max-w-full flex flex-wrap items-center gap-x-3 rounded-control bg-sand px-4 py-1 text-note motion-safe:animate-[fade-in_180ms_ease-out]">
              <Info className="size-5 shrink-0 text-evergreen" aria-hidden="true" />
              <p className="py-2">{note.text}</p>
              {note.before && (
                <TextButton onClick={() => note.before && back(note.before)} className="gap-1.5 px-2">
                  <Undo2 className="size-4" aria-hidden="true" />
                  {t(($) => $.quick.undo)}
                </TextButton>
              )}
            </div>
          )
        }
      />
      {hydrated && (
        <Suspense>
          <div className="mt-4 empty:hidden">
            <KeptHint leadsTo="roster" />
          </div>
        </Suspense>
      )}
      <div className="mt-12 grid grid-cols-1 gap-16">
        <QuickTemplates
          templates={choices}
          weekPositionIds={samples.weekPositionIds}
          chosen={chosen}
          onChoose={choose}
          onRemove={(template) => {
            remove(template.id);
            if (useSession.getState().template?.name === template.name) followTemplate(null);
            setNote({ text: t(($) => $.quick.removed, { name: template.name }) });
          }}
        />
        <TeamSettingsPanel settings={setup.settings} parse={engine.parseWholeNumber} onChange={change} />
        <PositionRequirements positions={setup.positions} loaded={loaded} engine={engine} onChange={change} />
        <WorkingTimeSection />
        <ShiftTypesLink />
        <Permissions settings={setup.settings} onChange={change} />
      </div>
      {saving && (
        <Suspense fallback={null}>
          <SaveDialog
            suggestion={t(($) => $.saving.suggestion, { name })}
            existingNames={saved.map((template) => template.name)}
            onClose={() => setSaving(false)}
            onSave={(templateName) => {
              setChosen(save(templateName, setup));
              setNote({ text: t(($) => $.saving.done, { name: templateName }) });
              setSaving(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
