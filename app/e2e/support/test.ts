import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** What a test expects the console to say; everything else that is loud fails it. */
export interface ConsoleGuard {
  /** Lets messages pass that match, for the rest of the test. Each pattern must match at least one message. */
  expect: (pattern: RegExp) => void;
}

interface Noise {
  page: Page;
  text: string;
}

const loudTypes = ['error', 'warning', 'assert'];

/** Collects what a page of the context has to complain about. */
class ConsoleWatch implements ConsoleGuard {
  private readonly noise: Noise[] = [];
  private readonly expected: RegExp[] = [];

  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  onConsole(message: ConsoleMessage, page: Page): void {
    if (!loudTypes.includes(message.type())) return;
    const { url, lineNumber } = message.location();
    this.noise.push({ page, text: `console ${message.type()}: ${message.text()} (${url}:${lineNumber})` });
  }

  onPageError(error: Error, page: Page): void {
    this.noise.push({ page, text: `page error: ${error.stack ?? error.message}` });
  }

  /** A CSP violation, as the page itself reports it. */
  onCspReport(report: string, page: Page): void {
    this.noise.push({ page, text: `CSP report: ${report}` });
  }

  unexpected(): string[] {
    return this.noise.map(({ text }) => text).filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }

  /** Expectations that nothing fulfilled: a test must not carry excuses it does not need. */
  unused(): string[] {
    return this.expected
      .filter((pattern) => !this.noise.some(({ text }) => pattern.test(text)))
      .map((pattern) => String(pattern));
  }
}

/**
 * Playwright's test with a guard: a console error or warning, an uncaught error or a CSP report on any page of the
 * test's context fails it, unless the test announced it with `guard.expect(/pattern/)`.
 */
export const test = base.extend<{ guard: ConsoleGuard }>({
  guard: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch();
      context.on('console', (message) => {
        const page = message.page();
        if (page) watch.onConsole(message, page);
      });
      context.on('weberror', (webError) => {
        const page = webError.page();
        if (page) watch.onPageError(webError.error(), page);
      });
      await context.exposeBinding('__cspReport', ({ page }, report: string) => watch.onCspReport(report, page));
      await context.addInitScript(() => {
        const target = window as unknown as { __cspReport?: (report: string) => void };
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
          target.__cspReport?.(`${effectiveDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`);
        });
      });
      await use(watch);
      expect(watch.unexpected(), 'the console, uncaught errors and CSP reports').toEqual([]);
      expect(watch.unused(), 'expected messages that never came').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
