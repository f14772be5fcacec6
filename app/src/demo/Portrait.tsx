import { clsx } from 'clsx';
import { Avatar, type AvatarTone } from '~/ui/Avatar';
import type { Person } from './people';

interface PortraitProps {
  person: Pick<Person, 'initials' | 'profileImage'>;
  /** Tone of the initials. */
  tone?: AvatarTone;
  className?: string;
}

/** A person's image, or initials if there is none; their name is rendered beside it. */
export function Portrait({ person, tone, className = 'size-11' }: PortraitProps) {
  if (!person.profileImage) return <Avatar initials={person.initials} tone={tone} className={className} />;
  return (
    <img
      src={person.profileImage}
      alt=""
      width="96"
      height="96"
      loading="lazy"
      className={clsx('shrink-0 rounded-full bg-sand', className)}
    />
  );
}
