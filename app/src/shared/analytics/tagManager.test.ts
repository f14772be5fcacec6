import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteSettings } from '../settings';

const script = 'https://tags.example.com/gtm.js?id=GTM-X';

/** The callbacks passed to the consent dialog, and its simulated answers. */
const screen = vi.hoisted(() => ({
  granted: false,
  run: vi.fn<(options: { onConsent: () => void; onChange: () => void }) => Promise<void>>(async () => {}),
}));
const cookies = vi.hoisted(() => ({ refuse: vi.fn(), allow: vi.fn() }));
vi.mock('./tagCookies', () => ({ refuseTagCookies: cookies.refuse, allowTagCookies: cookies.allow }));
vi.mock('vanilla-cookieconsent', () => ({
  run: screen.run,
  acceptedCategory: (category: string) => category === 'analytics' && screen.granted,
}));

let scripts: { src: string; async: boolean }[];

/** Opens a new document with these server settings. */
async function openDocument(settings: Partial<SiteSettings>) {
  vi.resetModules();
  scripts = [];
  vi.stubGlobal('window', { dataLayer: undefined });
  vi.stubGlobal('document', {
    cookie: '',
    getElementById: () => ({ textContent: JSON.stringify(settings) }),
    createElement: (name: string) => ({ name, src: '', async: false }),
    head: { append: (element: { src: string; async: boolean }) => scripts.push(element) },
  });
  const { initialiseConsent } = await import('./consent');
  await initialiseConsent('en');
  const options = screen.run.mock.lastCall?.[0];
  if (!options) throw new Error('the consent dialog was not started');
  return {
    answer: (granted: boolean, how: 'onConsent' | 'onChange' = 'onConsent') => {
      screen.granted = granted;
      options[how]();
    },
  };
}

const events = () => window.dataLayer?.map((entry) => ('analytics' in entry ? entry.analytics : entry.event));

beforeEach(() => {
  screen.granted = false;
  vi.clearAllMocks();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("consent loads the tag manager's script once per document and pushes its start event", async () => {
  const { answer } = await openDocument({ tagManagerUrl: script });
  expect(scripts).toEqual([]);
  answer(true);
  expect(scripts).toMatchObject([{ name: 'script', src: script, async: true }]);
  answer(true, 'onChange');
  expect(scripts).toHaveLength(1);
  expect(events()).toEqual(['denied', 'granted', 'gtm.js']);
});

test('a refusal loads nothing, and consent given later does', async () => {
  const { answer } = await openDocument({ tagManagerUrl: script });
  answer(false);
  expect(scripts).toEqual([]);
  answer(true, 'onChange');
  expect(scripts).toHaveLength(1);
});

test('withdrawn consent loads nothing new and is reported', async () => {
  const { answer } = await openDocument({ tagManagerUrl: script });
  answer(true);
  answer(false, 'onChange');
  expect(scripts).toHaveLength(1);
  expect(events()).toEqual(['denied', 'granted', 'gtm.js', 'denied']);
});

test('consent loads nothing without a tag manager', async () => {
  const { answer } = await openDocument({});
  answer(true);
  expect(scripts).toEqual([]);
  expect(events()).toEqual(['denied', 'granted']);
});

test('a consent taken back in one tab reaches the tags of another, and theirs are the cookies that go', async () => {
  const { answer } = await openDocument({ tagManagerUrl: script });
  answer(true);
  expect(cookies.refuse).not.toHaveBeenCalled();
  // The consent cookie is that of both tabs, and says no.
  const otherTab = new BroadcastChannel('brightcrew-consent');
  otherTab.postMessage(null);
  await vi.waitFor(() => expect(events()).toEqual(['denied', 'granted', 'gtm.js', 'denied']));
  expect(cookies.refuse).toHaveBeenCalled();
  otherTab.close();
});

test('a changed answer is told to the other tabs', async () => {
  const { answer } = await openDocument({ tagManagerUrl: script });
  const told = vi.fn();
  const otherTab = new BroadcastChannel('brightcrew-consent');
  otherTab.addEventListener('message', told);
  answer(false, 'onChange');
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  otherTab.close();
});
