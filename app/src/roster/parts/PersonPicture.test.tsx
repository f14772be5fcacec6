// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { EditableWeek, Origin } from '../week/editableWeek';
import { useSession } from '../week/session';
import { Person } from './Person';
import { PersonPicture } from './PersonPicture';

function pictureOf(name: string, origin: Origin | null): HTMLElement {
  useSession.setState({ week: { origin } as EditableWeek });
  onTestFinished(() => useSession.setState({ week: null }));
  return render(<PersonPicture name={name} color="server" className="" />).container;
}

it('is a portrait for the people of the sample week', () => {
  const picture = pictureOf('Amina Belkacem', null);
  expect(picture.querySelector('img')?.getAttribute('src')).toBe('/images/avatars/st-05.svg');
  expect(picture.textContent).toBe('');
});

it('is the initials of a person who was added to it, and of a namesake in a team of the visitor', () => {
  expect(pictureOf('Wren Field', null).textContent).toBe('WF');
  const namesake = pictureOf('Amina Belkacem', { kind: 'own', name: 'Corner café' });
  expect(namesake.textContent).toBe('AB');
  expect(namesake.querySelector('img')).toBeNull();
});

it('is beside a name in the lists of the dialogs, too', () => {
  useSession.setState({ week: { origin: null } as EditableWeek });
  onTestFinished(() => useSession.setState({ week: null }));
  const { container } = render(
    <Person name="Amina Belkacem" color="server" note="Server">
      Assign
    </Person>,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/avatars/st-05.svg');
});
