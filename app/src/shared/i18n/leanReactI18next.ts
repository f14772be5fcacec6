/**
 * The part of react-i18next that goes with `leanI18next.ts`, behind its own names. A page calls this hook some hundred
 * times before it is alive; the library's own takes ten hooks of React each time, to follow languages and texts that
 * arrive later, which they never do here.
 */
import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { LeanTranslator } from './leanI18next';

const Translator = createContext<LeanTranslator | null>(null);

/** Nothing to prepare: the translator comes by the provider only. */
export const initReactI18next = {};

/** Hands a translator to everything inside. */
export function I18nextProvider({ i18n, children }: { i18n: LeanTranslator; children?: ReactNode }) {
  return createElement(Translator.Provider, { value: i18n }, children);
}

/** The translator around a component and its `t` for an area; both stay the same until the provider's changes. */
export function useTranslation(area?: string | readonly string[]) {
  const i18n = useContext(Translator);
  if (!i18n) throw new Error('useTranslation was called outside of an I18nextProvider');
  return { t: i18n.getFixedT(i18n.language, area), i18n, ready: true };
}
