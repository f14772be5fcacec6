import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { isApiCall, nonConformance } from './api';
import { setClock } from './today';

/** Console output that a test expects; anything else of type error or warning fails it. */
export interface ConsoleGuard {
  /** Accepts matching messages for the rest of the test. Each pattern must match at least one message. */
  expect: (pattern: RegExp) => void;
}

const loudTypes = ['error', 'warning', 'assert'];

/** Collects the errors of all pages in a context, and their API requests. */
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

  /** A CSP violation, reported by the page. */
  onCspReport(report: string): void {
    this.noise.push(`CSP report: ${report}`);
  }

  onRequest(request: Request): void {
    if (isApiCall(request, this.origin)) this.calls.push(request);
  }

  async unexpected(): Promise<string[]> {
    const wrong = await Promise.all(this.calls.map((call) => nonConformance(call, this.origin)));
    return [...this.noise, ...wrong.filter((text) => text !== null)].filter(
      (text) => !this.expected.some((pattern) => pattern.test(text)),
    );
  }

  /** Patterns that matched nothing: an obsolete expectation fails the test. */
  unused(): string[] {
    return this.expected
      .filter((pattern) => !this.noise.some((text) => pattern.test(text)))
      .map((pattern) => String(pattern));
  }
}

/** Watches all pages of a context, and sets their clock: on the scheduler to the sample week, elsewhere to E2E_TODAY. */
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
  await context.addInitScript(setClock, process.env.E2E_TODAY);
}

async function expectQuiet(watch: ConsoleWatch): Promise<void> {
  expect(await watch.unexpected(), 'console, uncaught errors, CSP reports and API requests').toEqual([]);
}

/**
 * Playwright's test with a guard: a console error or warning, an uncaught error, a CSP report, or an API request that
 * does not conform to the server's description, on any page of the test's context, fails it. Messages announced with
 * `guard.expect(/pattern/)` are accepted. A test that opens no page has no context, and needs none.
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
 * The same guard for read-only tests: one page for a whole file, opened once per worker. A test that changes the page
 * uses `test`.
 */
export function readOnlyTest(open: (page: Page) => Promise<void>) {
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
