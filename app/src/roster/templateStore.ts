import { create } from 'zustand';
import type { TeamSettings, TemplatePosition } from '~/engine/engine';

interface TemplateContents {
  readonly positions: readonly TemplatePosition[];
  readonly settings: TeamSettings;
}

/** A template saved under a name. */
interface SavedTemplate extends TemplateContents {
  readonly id: string;
  readonly name: string;
}

interface TemplateStore {
  readonly saved: readonly SavedTemplate[];
  /** Saves a template, replacing one of the same name. Returns its id. */
  save: (name: string, contents: TemplateContents) => string;
  remove: (id: string) => void;
}

/** The templates of this tab, in memory only: nothing is stored or sent, and a reload clears them. */
export const useTemplateStore = create<TemplateStore>()((set, get) => ({
  saved: [],
  save: (name, { positions, settings }) => {
    const { saved } = get();
    const known = saved.find((template) => template.name === name);
    const id = known?.id ?? `saved-${name}`;
    const template: SavedTemplate = { id, name, positions, settings };
    set({ saved: known ? saved.map((other) => (other === known ? template : other)) : [...saved, template] });
    return id;
  },
  remove: (id) => set(({ saved }) => ({ saved: saved.filter((template) => template.id !== id) })),
}));
