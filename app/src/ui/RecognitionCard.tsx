import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { portraitOf } from '~/shared/cast';
import { Avatar, type AvatarTone } from './Avatar';
import { Card } from './Card';
import { PointsBadge } from './PointsBadge';

interface RecognitionCardProps {
  from: string;
  initials: string;
  to: string;
  message: string;
  points?: string;
  tone?: AvatarTone;
  children?: ReactNode;
  className?: string;
}

/** A recognition as on the board: sender (with portrait, if any), recipient, reason and points. */
export function RecognitionCard(props: RecognitionCardProps) {
  const { from, initials, to, message, points, tone, children, className } = props;
  const portrait = portraitOf(from);
  return (
    <Card className={clsx('p-5', className)}>
      <div className="flex items-center gap-3">
        {portrait ? (
          <img
            src={portrait}
            alt=""
            width="96"
            height="96"
            fetchPriority="low"
            className="size-11 shrink-0 rounded-full"
          />
        ) : (
          <Avatar initials={initials} tone={tone} />
        )}
        <p className="flex-1 min-w-0 leading-snug wrap-anywhere">
          <span className="block font-semibold">{from}</span>
          <span className="block text-sm font-medium text-muted">{to}</span>
        </p>
        {points && <PointsBadge>{points}</PointsBadge>}
      </div>
      <p className="mt-3 text-pretty">{message}</p>
      {children}
    </Card>
  );
}
