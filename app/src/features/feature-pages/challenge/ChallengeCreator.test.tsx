// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { challengeFrequencies, challengeTypes, prizeDistributions, prizeGroups } from '~/content/challenge';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import ChallengeCreator from './ChallengeCreator';
import { useChallenge } from './store';

// Nothing here is hidden by styles, whose computation takes most of the time of a query by role.
configure({ defaultHidden: true });
vi.setConfig({ testTimeout: 30_000 });

/** English texts of the specification, deliberately independent of the app's locale files. */
const specified = {
  types: { target: 'Target', tasks: 'Tasks', shifts: 'Shifts', custom: 'Custom' },
  frequencies: { once: 'Once', weekly: 'Weekly', monthly: 'Monthly' },
  distributions: { everyone: 'Everyone', first: 'First', lottery: 'Lottery' },
  prizes: {
    voucher: 'Voucher',
    ngo: 'NGO donation',
    points: 'Redeemable points',
    dayoff: 'Day off',
    breakfast: 'Team breakfast',
    smartphone: 'New smartphone',
  },
  failed: 'There was an error creating your challenge. Please try again.',
  created: 'Challenge created successfully!',
  badEmail: 'Please enter a valid email address',
} as const;

const translator = createTranslator('en', [await loadTexts('en', 'common', 'site', 'challenge')]);
const accepted = () => Promise.resolve(Response.json({ id: '0190' }, { status: 202 }));
const send = vi.fn<typeof fetch>(accepted);
vi.stubGlobal('fetch', send);

function open() {
  render(
    <I18nextProvider i18n={translator}>
      <MemoryRouter initialEntries={['/boost-performance']}>
        <ChallengeCreator />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

beforeEach(() => {
  send.mockReset();
  send.mockImplementation(accepted);
  useChallenge.setState(useChallenge.getInitialState(), true);
  open();
});
afterEach(cleanup);

const creator = () => screen.getByTestId('challenge-creator');
const radio = (name: string) => within(creator()).getByRole<HTMLInputElement>('radio', { name });
const button = (name: string) => within(creator()).getByRole('button', { name });
/** A prize's name is its title and its description. */
const prize = (title: string) => within(creator()).getByRole('button', { name: new RegExp(`^${title} \\S`) });
const field = (label: string) => within(creator()).getByLabelText<HTMLInputElement>(label);
const email = () => field('Work e-mail');
const team = () => field('Name of the team');
const customName = () => field('Name of the challenge');
const step = () => Number(creator().dataset.step);
const focused = () => document.activeElement?.textContent;
/** A challenge is sent once its key is worked out, which takes a moment. */
const expectCreated = () => waitFor(() => expect(focused()).toBe(specified.created));
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

const click = (target: HTMLElement) => act(async () => fireEvent.click(target));
const type = (target: HTMLElement, value: string) => fireEvent.change(target, { target: { value } });
/** Submits the form of a field, as Enter in it does. */
const enter = (target: HTMLInputElement) => act(async () => fireEvent.submit(target.form as HTMLFormElement));

/** Goes to step 4 with a custom challenge. */
async function toPreview() {
  await click(radio('Custom'));
  type(customName(), 'Quiet nights');
  await click(button('Next'));
  await click(radio('Weekly'));
  await click(radio('Lottery'));
  await click(button('Next'));
  await click(prize('Day off'));
}

function fill() {
  type(email(), 'ana@harbour.example');
  type(team(), 'Dock 4');
}

/** Everything chosen and typed on the way to step 4 is kept, on every step. */
async function expectNothingLost() {
  const card = screen.getByTestId('challenge-card').textContent;
  for (const text of ['Quiet nights', 'Weekly', 'Lottery', 'Day off', 'Dock 4']) expect(card).toContain(text);
  await click(button('Back'));
  expect(prize('Day off').getAttribute('aria-current')).toBe('true');
  await click(button('Back'));
  expect([radio('Weekly').checked, radio('Lottery').checked]).toEqual([true, true]);
  await click(button('Back'));
  expect(radio('Custom').checked).toBe(true);
  expect(customName().value).toBe('Quiet nights');
  await click(button('Next'));
  await click(button('Next'));
  await click(prize('Day off'));
  expect([email().value, team().value]).toEqual(['ana@harbour.example', 'Dock 4']);
}

test('[W-243] [W-244] [W-245] [W-246] [W-247] [W-248] [W-249] [W-250] [W-251] [W-253] five steps, each with its questions', async () => {
  const current = () => creator().querySelector('[aria-current=step]')?.textContent;
  const steps = within(creator()).getByRole('list', { name: 'Steps of the challenge creator' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(5);
  for (const name of ['Type', 'Frequency', 'Prize', 'Preview', 'Started']) expect(steps.textContent).toContain(name);

  expect(current()).toContain('Type');
  expect(within(creator()).getAllByRole('radio')).toHaveLength(4);
  for (const name of Object.values(specified.types)) radio(name);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await click(button('Next'));

  expect(current()).toContain('Frequency');
  for (const [group, names] of [
    ['Frequency', specified.frequencies],
    ['Who gets the prize', specified.distributions],
  ] as const) {
    const options = within(within(creator()).getByRole('group', { name: group }));
    expect(options.getAllByRole('radio')).toHaveLength(3);
    for (const name of Object.values(names)) options.getByRole('radio', { name });
  }
  await click(button('Next'));

  expect(current()).toContain('Prize');
  for (const [group, names] of [
    ['External benefits', ['Voucher', 'NGO donation', 'Redeemable points']],
    ['Internal benefits', ['Day off', 'Team breakfast', 'New smartphone']],
  ] as const) {
    const benefits = within(within(creator()).getByRole('region', { name: group })).getAllByRole('button');
    expect(benefits.map(({ textContent }) => textContent)).toEqual(
      names.map((name) => expect.stringMatching(`^${name}`)),
    );
  }
  await click(prize('Voucher'));

  expect(current()).toContain('Preview');
  const preview = within(creator()).getByRole('region', { name: 'Preview of your challenge' });
  for (const text of ['Target', 'Once', 'Everyone', 'Voucher']) expect(preview.textContent).toContain(text);
  fill();
  expect(preview.textContent).toContain('Dock 4');
  await click(button('Start challenge'));

  expect(current()).toContain('Started');
  await expectCreated();
  expect(creator().textContent).toContain('ana@harbour.example');
});

test('[W-361] [W-362] [W-363] [W-365] Next, a prize and Back move between the steps, and the focus follows', async () => {
  await click(button('Next'));
  expect(focused()).toBe('How often, and who wins?');
  await click(button('Next'));
  expect(focused()).toBe('What’s the prize?');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await click(prize('NGO donation'));
  expect(focused()).toBe('Ready to start?');
  for (const name of ['What’s the prize?', 'How often, and who wins?', 'What is the challenge about?']) {
    await click(button('Back'));
    expect(focused()).toBe(name);
  }
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('[W-254] [W-366] [W-445] [W-477] a challenge of each type is sent as chosen', async () => {
  const prizes = prizeGroups.flatMap((group) => group.prizes);
  for (const [index, kind] of challengeTypes.entries()) {
    // Every frequency, distribution and prize group occurs.
    const frequency = challengeFrequencies[index % challengeFrequencies.length] ?? 'once';
    const distribution = prizeDistributions[(index + 1) % prizeDistributions.length] ?? 'everyone';
    const chosen = prizes[index + 1] ?? 'points';
    await click(radio(specified.types[kind]));
    if (kind === 'custom') type(customName(), ' Quiet nights ');
    await click(button('Next'));
    await click(radio(specified.frequencies[frequency]));
    await click(radio(specified.distributions[distribution]));
    await click(button('Next'));
    await click(prize(specified.prizes[chosen]));
    fill();
    await click(button('Start challenge'));
    await expectCreated();
    const [address, request] = send.mock.lastCall ?? [];
    expect([address, request?.method]).toEqual(['/api/challenges', 'POST']);
    expect(new Headers(request?.headers).get('content-type')).toContain('application/json');
    expect(JSON.parse(String(request?.body))).toEqual({
      type: kind,
      customName: kind === 'custom' ? 'Quiet nights' : '',
      frequency,
      distribution,
      prize: chosen,
      workEmail: 'ana@harbour.example',
      teamName: 'Dock 4',
    });
    await click(button('Create Another'));
    expect(focused()).toBe('What is the challenge about?');
    expect(radio('Target').checked).toBe(true);
  }
  expect(send).toHaveBeenCalledTimes(challengeTypes.length);
});

test('[W-252] [W-395] [W-396] [W-397] [W-398] [W-478] a custom challenge requires a name, and step 4 a valid e-mail address and a team name', async () => {
  await click(radio('Custom'));
  for (const blank of ['', '   ']) {
    type(customName(), blank);
    await click(button('Next'));
    expect(step()).toBe(1);
    expect(document.activeElement).toBe(customName());
    expect(customName().getAttribute('aria-invalid')).toBe('true');
    expect(described(customName())).toContain('Please give your challenge a name');
  }
  type(customName(), 'Quiet nights');
  expect(customName().getAttribute('aria-invalid')).toBe('false');
  await enter(customName());
  expect(step()).toBe(2);
  await click(button('Next'));
  await click(prize('Day off'));
  expect([email().placeholder, team().placeholder]).toEqual(['Your work e-mail', 'Team name']);

  await click(button('Start challenge'));
  expect(document.activeElement).toBe(email());
  expect(described(email())).toContain(specified.badEmail);
  expect(team().getAttribute('aria-invalid')).toBe('true');
  for (const wrong of ['ana', 'ana@', 'ana@harbour', 'ana@harbour..example', 'a na@harbour.example']) {
    type(email(), wrong);
    type(team(), 'Dock 4');
    await click(button('Start challenge'));
    expect(described(email()), wrong).toContain(specified.badEmail);
    expect(step()).toBe(4);
    expect(email().value).toBe(wrong);
  }
  type(email(), 'ana@harbour.example');
  expect(screen.queryByText(specified.badEmail)).toBeNull();
  type(team(), '  ');
  await click(button('Start challenge'));
  expect(document.activeElement).toBe(team());
  expect(step()).toBe(4);
  expect(send).not.toHaveBeenCalled();

  type(team(), 'Dock 4');
  await enter(team());
  await expectCreated();
  expect(send).toHaveBeenCalledTimes(1);
});

const failures: Record<string, typeof fetch> = {
  'the server is down': () => Promise.reject(new TypeError('Failed to fetch')),
  'the server responds 422': async () => Response.json({ code: 'invalid', message: 'no' }, { status: 422 }),
  'the server responds 429': async () => Response.json({}, { status: 429 }),
  'the server responds 500': async () => new Response('oops', { status: 500 }),
  'a web page is returned': async () =>
    new Response('<h1>Welcome to our Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
};

test.each(Object.keys(failures))(
  '[W-364] [W-367] [W-476] when %s, the error is shown, nothing is lost, and a retry succeeds',
  async (failure) => {
    send.mockImplementationOnce(failures[failure] ?? fetch);
    await toPreview();
    fill();
    button('Start challenge').focus();
    await click(button('Start challenge'));
    expect((await within(creator()).findByRole('alert')).textContent).toBe(specified.failed);
    expect(step()).toBe(4);
    expect(document.activeElement).toBe(button('Start challenge'));
    await expectNothingLost();
    await click(button('Start challenge'));
    await expectCreated();
  },
);

test('[W-364] [W-366] while the server is slow the creator is busy, sends once and advances only on its response; Create Another clears the draft', async () => {
  const response = Promise.withResolvers<Response>();
  send.mockReturnValueOnce(response.promise);
  await toPreview();
  fill();
  await click(button('Start challenge'));
  const busy = button('Starting the challenge…');
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  expect(button('Back').getAttribute('aria-disabled')).toBe('true');
  expect(email().readOnly).toBe(true);
  await click(busy);
  await click(button('Back'));
  await enter(email());
  expect(step()).toBe(4);
  await act(async () => response.resolve(await accepted()));
  await expectCreated();
  expect(send).toHaveBeenCalledTimes(1);

  await click(button('Create Another'));
  await click(radio('Custom'));
  expect(customName().value).toBe('');
  await click(radio('Target'));
  await click(button('Next'));
  expect([radio('Once').checked, radio('Everyone').checked]).toEqual([true, true]);
  await click(button('Next'));
  expect(creator().querySelector('button[aria-current]')).toBeNull();
  await click(prize('Voucher'));
  expect([email().value, team().value]).toEqual(['', '']);
});

test('leaving the page and coming back loses nothing', async () => {
  await toPreview();
  fill();
  cleanup();
  open();
  await expectNothingLost();
});
