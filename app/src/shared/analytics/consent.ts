import * as cookieConsent from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import '~/styles/consent.css';
import { consentMonths } from '~/content/retention';
import { loadTexts } from '../i18n/texts';
import type { Language } from '../language';
import { pathTo } from '../paths';
import { consentRootId } from './consentRoot';
import { consentCookie, hasConsent, pushConsent } from './events';
import { allowTagCookies, refuseTagCookies } from './tagCookies';
import { loadTagManager } from './tagManager';

const { category } = consentCookie;

/** The channel on which a changed answer reaches the other tabs of the site, and their tags. */
const channelName = 'brightcrew-consent';
let channel: BroadcastChannel | undefined;

/** Queues an answer; with consent it loads the tag manager, without one its tags' cookies go. */
function follow(granted: boolean): void {
  pushConsent(granted ? 'granted' : 'denied');
  if (!granted) {
    refuseTagCookies();
    return;
  }
  allowTagCookies();
  loadTagManager();
  if (channel) return;
  channel = new BroadcastChannel(channelName);
  // The dialog's own state is that of this tab.
  channel.addEventListener('message', () => follow(hasConsent()));
}

/** Follows the visitor's answer, given now or on an earlier visit. */
function applyConsent(): void {
  follow(cookieConsent.acceptedCategory(category));
}

/** Follows a changed answer, in every tab. */
function changeConsent(): void {
  applyConsent();
  const others = channel ?? new BroadcastChannel(channelName);
  others.postMessage(null);
  if (others !== channel) others.close();
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
 * The library moves the focus to its dialog and traps it there, as in a modal dialog. Here the page behind stays usable
 * and the dialog is part of the tab order.
 */
function removeFocusTrap(dialog: HTMLElement): void {
  dialog.removeAttribute('aria-modal');
  dialog.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex');
  const onTab = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && event.target instanceof Node && dialog.contains(event.target)) event.stopPropagation();
  };
  window.addEventListener('keydown', onTab, { capture: true });
}

let running: Promise<void> | undefined;
let shown: Language | undefined;

/** Asks for consent unless it was given or refused before; until then events stay in the page's queue. */
export async function initialiseConsent(language: Language): Promise<void> {
  const first = running === undefined;
  running ??= cookieConsent.run({
    cookie: { name: consentCookie.name, expiresAfterDays: consentMonths * 30 },
    root: `#${consentRootId}`,
    categories: { necessary: { enabled: true, readOnly: true }, [category]: {} },
    // The page stays usable: nothing is collected without an answer.
    disablePageInteraction: false,
    // Crawlers see what visitors see.
    hideFromBots: false,
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true, flipButtons: false },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    language: { default: language, translations: { en: () => translation('en'), es: () => translation('es') } },
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') removeFocusTrap(modal);
    },
    onConsent: applyConsent,
    onChange: changeConsent,
  });
  await running;
  if (!first && shown !== language) await cookieConsent.setLanguage(language);
  shown = language;
}

/** Opens the consent dialog. */
export async function openConsent(language: Language): Promise<void> {
  await initialiseConsent(language);
  cookieConsent.showPreferences();
}
