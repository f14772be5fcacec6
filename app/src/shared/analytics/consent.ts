import * as cookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import '~/styles/consent.css';
import { loadTexts } from '../i18n/texts';
import type { Language } from '../language';
import { pathTo } from '../paths';
import { consentRootId } from './consentRoot';
import { consentCookie, queue } from './events';
import { loadTagManager } from './tagManager';

const { category } = consentCookie;

/** Tells the queue what the visitor has answered, now or on an earlier visit; a yes lets the tag manager in. */
function note(): void {
  const granted = cookieConsent.acceptedCategory(category);
  queue().push({ event: 'consent_update', analytics: granted ? 'granted' : 'denied' });
  if (granted) loadTagManager();
}

async function translation(language: Language): Promise<cookieConsent.Translation> {
  const { consent: texts } = await loadTexts(language, 'consent');
  const policy = pathTo('privacy-and-terms', language);
  return {
    consentModal: {
      title: texts.ask.title,
      description: texts.ask.text,
      acceptAllBtn: texts.acceptAll,
      acceptNecessaryBtn: texts.rejectAll,
      showPreferencesBtn: texts.manage,
    },
    preferencesModal: {
      title: texts.settings.title,
      acceptAllBtn: texts.acceptAll,
      acceptNecessaryBtn: texts.rejectAll,
      savePreferencesBtn: texts.settings.save,
      closeIconLabel: texts.settings.close,
      sections: [
        { description: texts.settings.text },
        {
          title: texts.settings.necessary.title,
          description: texts.settings.necessary.text,
          linkedCategory: 'necessary',
        },
        { title: texts.settings.analytics.title, description: texts.settings.analytics.text, linkedCategory: category },
        {
          title: texts.settings.more.title,
          description: `${texts.settings.more.text} <a class="cc__link" href="${policy}">${texts.settings.more.link}</a>`,
        },
      ],
    },
  };
}

/**
 * The library takes the focus for its question and keeps it there, as a modal dialog does. Here the page behind stays
 * usable: the question is one more part of it, reached and left by Tab.
 */
function leaveFocusAlone(question: HTMLElement): void {
  question.removeAttribute('aria-modal');
  question.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex');
  const onTab = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && event.target instanceof Node && question.contains(event.target)) event.stopPropagation();
  };
  window.addEventListener('keydown', onTab, { capture: true });
}

let running: Promise<void> | undefined;
let shown: Language | undefined;

/** Asks for consent unless it was given or refused before; until then events stay in the page's queue. */
export async function initialiseConsent(language: Language): Promise<void> {
  const first = running === undefined;
  running ??= cookieConsent.run({
    cookie: { name: consentCookie.name },
    root: `#${consentRootId}`,
    categories: { necessary: { enabled: true, readOnly: true }, [category]: {} },
    // The page behind stays usable: nothing is collected for as long as there is no answer.
    disablePageInteraction: false,
    // A crawler sees what a reader sees.
    hideFromBots: false,
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true, flipButtons: false },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    language: { default: language, translations: { en: () => translation('en'), es: () => translation('es') } },
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') leaveFocusAlone(modal);
    },
    onConsent: note,
    onChange: note,
  });
  await running;
  if (!first && shown !== language) await cookieConsent.setLanguage(language);
  shown = language;
}

/** Opens the consent screen. */
export async function openConsent(language: Language): Promise<void> {
  await initialiseConsent(language);
  cookieConsent.showPreferences();
}
