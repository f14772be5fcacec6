// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarkedText } from './MarkedText';

test('[D-350] [D-351] [D-352] nested marks become nested elements, without their markers', () => {
  const { container } = render(<MarkedText text="Hello *__world__* and **all *of* you**!" />);
  expect(container.innerHTML).toBe('Hello <em><u>world</u></em> and <strong>all <em>of</em> you</strong>!');
});
