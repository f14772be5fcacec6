import { clsx } from 'clsx';
import { portraitOf } from '~/shared/cast';
import { initials } from '../text/format';
import { useSession } from '../week/session';
import { chipColours, toneClass } from './positionStyle';

interface PersonPictureProps {
  name: string;
  /** Style token of the position. */
  color: string;
  className: string;
}

/**
 * Somebody on the roster: in the restaurant's week their portrait with a ring in the position's colour, otherwise their
 * initials on it. Their name is rendered beside it.
 */
export function PersonPicture({ name, color, className }: PersonPictureProps) {
  const isSample = useSession(({ week }) => week?.origin === null);
  const portrait = isSample ? portraitOf(name) : undefined;
  if (portrait) {
    return (
      <img
        src={portrait}
        alt=""
        width="96"
        height="96"
        loading="lazy"
        className={clsx('avatar portrait shrink-0 rounded-full', toneClass(color), className)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={clsx('avatar grid place-items-center shrink-0 rounded-full font-bold', chipColours(color), className)}
    >
      {initials(name)}
    </span>
  );
}
