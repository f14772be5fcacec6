import { create } from 'zustand';
import type { TeamSettings, TemplatePosition } from '~/engine/engine';

/** What a template holds. */
interface TemplateContents {
  readonly positions: readonly TemplatePosition[];
  readonly settings: TeamSettings;
}

/** A template that was kept under a name. */
interface SavedTemplate extends TemplateContents {
  readonly id: string;
  readonly name: string;
}

interface TemplateStore {
  readonly saved: readonly SavedTemplate[];
  /** Keeps a template; one of the same name is replaced. Gives its id. */
  save: (name: string, contents: TemplateContents) => string;
  remove: (id: string) => void;
}

/** The templates of this tab, in its memory only: nothing is stored or sent, and a reload starts afresh. */
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
