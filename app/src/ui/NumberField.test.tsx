// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NumberField } from './NumberField';

function Field() {
  const [value, setValue] = useState(300);
  return (
    <>
      <NumberField value={value} parse={async (text) => Number.parseInt(text, 10) || null} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue(320)}>
        320
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton');
const number = () => screen.getByRole('status').textContent;

async function type(text: string) {
  await act(async () => fireEvent.change(field(), { target: { value: text } }));
}

afterEach(cleanup);

test('typing sets the number at once; the raw text gives way to it when the field loses the focus', async () => {
  render(<Field />);
  await act(async () => field().focus());
  await type('40 people');
  expect([number(), field().value]).toEqual(['40', '40 people']);
  await act(async () => field().blur());
  expect([number(), field().value]).toEqual(['40', '40']);
});

test('losing the focus keeps a number that was set elsewhere since the typing', async () => {
  render(<Field />);
  await act(async () => field().focus());
  await type('40');
  await act(async () => {
    field().blur();
    fireEvent.click(screen.getByRole('button'));
  });
  expect([number(), field().value]).toEqual(['320', '320']);
});
