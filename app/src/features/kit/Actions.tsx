import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { Button, ButtonLink, type ButtonSize, type ButtonTone, type ButtonVariant } from '~/ui/Button';
import { IconButton } from '~/ui/IconButton';
import { Link } from '~/ui/Link';
import { TextButton, TextLink } from '~/ui/TextLink';
import { Sample } from './Sample';
import { useKitWords } from './words';

const variants: readonly ButtonVariant[] = ['solid', 'outline', 'text', 'danger'];
const sizes: readonly ButtonSize[] = ['large', 'regular', 'small'];
const grounds: readonly (readonly [ButtonTone, string])[] = [
  ['page', 'bg-paper'],
  ['tint', 'bg-mint'],
  ['white', 'bg-white'],
  ['picture', 'bg-sky'],
  ['colour', 'bg-sun'],
  ['dark', 'bg-evergreen text-white'],
  ['night', 'bg-ink text-white'],
];

/** What is pressed: buttons in each variant, tone and size, and links. */
export function Actions() {
  const words = useKitWords();
  return (
    <Sample name={words.groups.actions}>
      {grounds.map(([tone, ground]) => (
        <div key={tone} className={clsx('w-full flex flex-wrap gap-3 p-4 rounded-card', ground)}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} tone={tone}>
              {words.button}
            </Button>
          ))}
          <ButtonLink to="/" tone={tone}>
            {words.link}
          </ButtonLink>
        </div>
      ))}
      {sizes.map((size) => (
        <Button key={size} size={size}>
          {words.button}
        </Button>
      ))}
      <Button disabled>{words.disabled}</Button>
      <IconButton label={words.close}>
        <Pencil className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label={words.close} shape="round" className="bg-sand">
        <Pencil className="size-5" aria-hidden="true" />
      </IconButton>
      <Link to="/" className="underline underline-offset-4">
        {words.link}
      </Link>
      <TextLink to="/">{words.link}</TextLink>
      <TextButton>{words.button}</TextButton>
    </Sample>
  );
}
