import { useReducer } from 'react';
import { Permissions } from './Permissions';
import { PositionRequirements } from './PositionRequirements';
import { QuickTemplates } from './QuickTemplates';
import type { TemplateSamples } from './samples';
import { changeSetup, type Setup } from './setup';
import { TeamSettingsPanel } from './TeamSettingsPanel';
import { TemplateHeader } from './TemplateHeader';
import { useTemplateEngine } from './useTemplateEngine';

function startFrom({ templates, settings }: TemplateSamples): Setup {
  return { settings, positions: templates.find(({ isSelected }) => isSelected)?.positions ?? [] };
}

/** The template setup: everything it holds ends with the page. */
export function TemplateSetup({ samples }: { samples: TemplateSamples }) {
  const [setup, change] = useReducer(changeSetup, samples, startFrom);
  const engine = useTemplateEngine();
  return (
    <div className="wrap pt-6 pb-20 md:pb-28">
      <TemplateHeader />
      <div className="mt-12 grid gap-16">
        <QuickTemplates templates={samples.templates} />
        <TeamSettingsPanel settings={setup.settings} parse={engine.parseWholeNumber} onChange={change} />
        <PositionRequirements positions={setup.positions} engine={engine} onChange={change} />
        <Permissions settings={setup.settings} onChange={change} />
      </div>
    </div>
  );
}
