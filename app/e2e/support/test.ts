import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { complaintOf, isApiCall } from './api';
import { liveInTheSampleWeek } from './today';

/** What a test expects the console to say; everything else that is loud fails it. */
export interface ConsoleGuard {
  /** Lets messages pass that match, for the rest of the test. Each pattern must match at least one message. */
  expect: (pattern: RegExp) => void;
}

const loudTypes = ['error', 'warning', 'assert'];

/** Collects what the pages of the context have to complain about, and what they ask the server for. */
class ConsoleWatch implements ConsoleGuard {
  private readonly noise: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly calls: Request[] = [];

  constructor(private readonly origin: string) {}

  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  onConsole(message: ConsoleMessage): void {
    if (!loudTypes.includes(message.type())) return;
    const { url, lineNumber } = message.location();
    this.noise.push(`console ${message.type()}: ${message.text()} (${url}:${lineNumber})`);
  }

  onPageError(error: Error): void {
    this.noise.push(`page error: ${error.stack ?? error.message}`);
  }

  /** A CSP violation, as the page itself reports it. */
  onCspReport(report: string): void {
    this.noise.push(`CSP report: ${report}`);
  }

  onRequest(request: Request): void {
    if (isApiCall(request, this.origin)) this.calls.push(request);
  }

  async unexpected(): Promise<string[]> {
    const wrong = await Promise.all(this.calls.map((call) => complaintOf(call, this.origin)));
    return [...this.noise, ...wrong.filter((text) => text !== null)].filter(
      (text) => !this.expected.some((pattern) => pattern.test(text)),
    );
  }

  /** Expectations that nothing fulfilled: a test must not carry excuses it does not need. */
  unused(): string[] {
    return this.expected
      .filter((pattern) => !this.noise.some((text) => pattern.test(text)))
      .map((pattern) => String(pattern));
  }
}

/** Watches all pages of a context, and lets them live in the sample's week. */
async function prepare(context: BrowserContext, watch: ConsoleWatch): Promise<void> {
  context.on('console', (message) => watch.onConsole(message));
  context.on('weberror', (webError) => watch.onPageError(webError.error()));
  context.on('request', (request) => watch.onRequest(request));
  await context.exposeBinding('__cspReport', (_, report: string) => watch.onCspReport(report));
  await context.addInitScript(() => {
    const target = window as unknown as { __cspReport?: (report: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      target.__cspReport?.(`${effectiveDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`);
    });
  });
  await context.addInitScript(liveInTheSampleWeek);
}

async function expectQuiet(watch: ConsoleWatch): Promise<void> {
  expect(await watch.unexpected(), 'the console, uncaught errors, CSP reports and calls').toEqual([]);
}

/**
 * Playwright's test with a guard: a console error or warning, an uncaught error, a CSP report, or a call of the API that
 * the server's description does not allow, on any page of the test's context, fails it. What is announced with
 * `guard.expect(/pattern/)` may come. A test that opens no page has no context, and needs none.
 */
export const test = base.extend<{ guard: ConsoleGuard; watch: ConsoleWatch }>({
  watch: async ({ baseURL }, use) => {
    const watch = new ConsoleWatch(new URL(baseURL ?? '').origin);
    await use(watch);
    await expectQuiet(watch);
    expect(watch.unused(), 'expected messages that never came').toEqual([]);
  },
  guard: async ({ watch }, use) => use(watch),
  context: async ({ context, watch }, use) => {
    await prepare(context, watch);
    await use(context);
  },
});

/**
 * The same guard over tests that only look: one page for all of a file, opened once by each worker. A test that changes
 * what the page shows takes `test`.
 */
export function lookingAt(open: (page: Page) => Promise<void>) {
  let opened: Promise<{ page: Page; watch: ConsoleWatch }> | undefined;
  const looking = base.extend<{ page: Page }>({
    page: async ({ browser, baseURL }, use) => {
      const start = async () => {
        const context = await browser.newContext();
        const watch = new ConsoleWatch(new URL(baseURL ?? '').origin);
        await prepare(context, watch);
        const page = await context.newPage();
        await open(page);
        return { page, watch };
      };
      opened ??= start();
      const { page, watch } = await opened;
      await use(page);
      await expectQuiet(watch);
    },
  });
  looking.afterAll(async () => {
    await (await opened)?.page.context().close();
    opened = undefined;
  });
  return looking;
}

export { expect };
