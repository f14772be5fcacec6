import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Language } from '~/shared/language';
import { siteSettings } from '~/shared/settings';
import { recaptcha } from './recaptcha';
import { siteKey, verifyToken } from './signUpApi';

/** State of the human check: script not loaded, loaded, verifying a token, verified, or one of the failures. */
export type HumanCheckState =
  | 'waiting'
  | 'ready'
  | 'checking'
  | 'verified'
  | 'failed'
  | 'expired'
  | 'error'
  | 'unloaded'
  | 'unconfigured';

interface HumanCheck {
  /** Container of the widget. */
  parent: RefObject<HTMLDivElement | null>;
  state: HumanCheckState;
  /** The last verified token. */
  token: () => string | undefined;
  /** Called if the server refused the token after all. */
  refuse: () => void;
}

/**
 * Requests the site key on page load, unless the settings say that there is none, renders the widget and has its tokens
 * verified by the server.
 */
export function useHumanCheck(language: Language, enabled: boolean): HumanCheck {
  const parent = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<HumanCheckState>('waiting');
  const verified = useRef<string>(undefined);
  const again = useRef(() => {});
  useEffect(() => {
    if (!enabled) return;
    const container = document.createElement('div');
    parent.current?.replaceChildren(container);
    // Only the last of several tokens counts, and none after the page has been left.
    let latestAttempt = 0;
    const settle = (next: HumanCheckState) => {
      latestAttempt += 1;
      setState(next);
    };
    const renderWidget = async () => {
      const attempt = latestAttempt;
      const { recaptchaConfigured, recaptchaScriptUrl } = siteSettings();
      // Without a key the endpoint responds 503, which the browser console would log as an error.
      const sitekey = recaptchaConfigured ? await siteKey() : undefined;
      if (attempt !== latestAttempt) return;
      if (!sitekey) return settle('unconfigured');
      try {
        const widget = await recaptcha(recaptchaScriptUrl);
        if (attempt !== latestAttempt) return;
        const id = widget.render(container, {
          sitekey,
          hl: language,
          callback: (token) => {
            settle('checking');
            const attempt = latestAttempt;
            void verifyToken(token).then((passed) => {
              if (attempt !== latestAttempt) return;
              if (passed) verified.current = token;
              settle(passed ? 'verified' : 'failed');
              // A token is valid for one attempt only.
              if (!passed) widget.reset(id);
            });
          },
          'expired-callback': () => settle('expired'),
          'error-callback': () => settle('error'),
        });
        again.current = () => {
          settle('failed');
          widget.reset(id);
        };
        settle('ready');
      } catch {
        if (attempt === latestAttempt) settle('unloaded');
      }
    };
    void renderWidget();
    return () => {
      latestAttempt += 1;
      container.remove();
    };
  }, [language, enabled]);
  return { parent, state, token: () => verified.current, refuse: () => again.current() };
}
