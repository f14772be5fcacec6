import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Language } from '~/shared/language';
import { siteSettings } from '~/shared/settings';
import { recaptcha } from './recaptcha';
import { siteKey, verifyToken } from './signUpApi';

/**
 * Where the human check stands: its script not loaded yet, loaded, an answer being looked at, verified, or one of the
 * ways in which it can fail.
 */
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
  /** Where the widget is drawn. */
  place: RefObject<HTMLDivElement | null>;
  state: HumanCheckState;
  /** The token that was verified last. */
  token: () => string | undefined;
  /** The server has not taken it after all. */
  refuse: () => void;
}

/** Asks for the site key when the page has loaded, unless the page says that there is none, draws the widget and has its answers verified by the server. */
export function useHumanCheck(language: Language, wanted: boolean): HumanCheck {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<HumanCheckState>('waiting');
  const verified = useRef<string>(undefined);
  const again = useRef(() => {});
  useEffect(() => {
    if (!wanted) return;
    const holder = document.createElement('div');
    place.current?.replaceChildren(holder);
    // Of several answers only the last one counts, and none after the page has been left.
    let turn = 0;
    const settle = (next: HumanCheckState) => {
      turn += 1;
      setState(next);
    };
    const draw = async () => {
      const mine = turn;
      const { recaptchaConfigured, recaptchaScriptUrl } = siteSettings();
      // Asked for nevertheless, it would answer 503, which every browser's console calls an error of the page.
      const sitekey = recaptchaConfigured ? await siteKey() : undefined;
      if (mine !== turn) return;
      if (!sitekey) return settle('unconfigured');
      try {
        const widget = await recaptcha(recaptchaScriptUrl);
        if (mine !== turn) return;
        const id = widget.render(holder, {
          sitekey,
          hl: language,
          callback: (token) => {
            settle('checking');
            const asked = turn;
            void verifyToken(token).then((passed) => {
              if (asked !== turn) return;
              if (passed) verified.current = token;
              settle(passed ? 'verified' : 'failed');
              // A token is good for one try only.
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
        if (mine === turn) settle('unloaded');
      }
    };
    void draw();
    return () => {
      turn += 1;
      holder.remove();
    };
  }, [language, wanted]);
  return { place, state, token: () => verified.current, refuse: () => again.current() };
}
