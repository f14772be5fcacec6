/** Parameters of the widget. */
interface WidgetOptions {
  sitekey: string;
  hl?: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

/** The part of the reCAPTCHA API that this page uses. */
interface Recaptcha {
  ready: (run: () => void) => void;
  render: (place: HTMLElement, options: WidgetOptions) => number;
  reset: (widget?: number) => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let script: Promise<Recaptcha> | undefined;

function load(address: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.async = true;
    element.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('the script provided no widget'));
    });
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error('the script did not load'));
    });
    document.head.append(element);
  });
}

/** The widget's script, loaded once; after a failure the next call tries again. */
export function recaptcha(address: string): Promise<Recaptcha> {
  script ??= load(address).catch((error: unknown) => {
    script = undefined;
    throw error;
  });
  return script;
}
