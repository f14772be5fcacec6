import type { i18n } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LawChoice } from '~/roster/parts/LawChoice';
import { activeWeek, dispatch, showWeek, startSession, useSession } from '~/roster/week/session';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { useLanguage } from '~/shared/useLanguage';

/** Opens the current week of the sample, unless a roster is open in this tab already. */
async function openRoster(): Promise<void> {
  await startSession();
  const { start, place } = useSession.getState();
  if (start.status === 'ready' && !place) showWeek({ week: start.thisWeek, roster: 'sample' });
}

/** The law of the roster that is open in this tab, with its figures. Nothing until the engine and the texts are there. */
export default function WorkingTimePart() {
  const language = useLanguage();
  const [texts, setTexts] = useState<i18n | null>(null);
  const week = useSession(activeWeek);
  useEffect(() => void openRoster(), []);
  useEffect(() => {
    let isCurrent = true;
    void loadTexts(language, 'scheduler').then((loaded) => {
      if (isCurrent) setTexts(createTranslator(language, [loaded]));
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  const rules = useMemo(() => week?.handle.ask({ kind: 'rules' }), [week]);
  if (!rules || !texts) return null;
  return (
    <I18nextProvider i18n={texts}>
      <div className="mt-5 rounded-card border border-line bg-white p-5 max-w-170">
        <LawChoice
          rules={rules}
          onChange={(changed) => dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { rules: changed } }))}
        />
      </div>
    </I18nextProvider>
  );
}
