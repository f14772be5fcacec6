import { Bold, Italic, Underline } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '~/ui/IconButton';
import { Progress } from '~/ui/Progress';
import { cutMessage, type Mark, messageLength, wrapSelection } from './markers';

interface MessageFieldProps {
  id: string;
  message: string;
  /** Unicode characters. */
  limit: number;
  onChange: (message: string) => void;
}

const marks = [
  { mark: 'bold', Icon: Bold },
  { mark: 'italic', Icon: Italic },
  { mark: 'underline', Icon: Underline },
] as const satisfies { mark: Mark; Icon: typeof Bold }[];

/** The message with three formatting buttons, counter and progress bar. */
export function MessageField({ id, message, limit, onChange }: MessageFieldProps) {
  const { t } = useTranslation('recognitions');
  const field = useRef<HTMLTextAreaElement>(null);
  const length = messageLength(message);
  const format = (mark: Mark) => {
    const area = field.current;
    if (!area) return;
    const wrapped = wrapSelection({ text: message, start: area.selectionStart, end: area.selectionEnd }, mark);
    if (wrapped.text === message || messageLength(wrapped.text) > limit) return area.focus();
    // At once, since whoever goes on in the field has chosen a place of their own by the next frame.
    flushSync(() => onChange(wrapped.text));
    area.focus();
    area.setSelectionRange(wrapped.start, wrapped.end);
  };
  return (
    <div>
      <div className="flex gap-1" role="toolbar" aria-label={t(($) => $.message.formatting)}>
        {marks.map(({ mark, Icon }) => (
          <IconButton key={mark} data-mark={mark} label={t(($) => $.message.marks[mark])} onClick={() => format(mark)}>
            <Icon className="size-4.5" aria-hidden="true" />
          </IconButton>
        ))}
      </div>
      <textarea
        ref={field}
        id={id}
        rows={4}
        value={message}
        onChange={(event) => onChange(cutMessage(event.target.value, limit))}
        aria-describedby={`${id}-count`}
        className="w-full rounded-control border-firm border-line-strong bg-white p-3.5 leading-relaxed"
      />
      <div className="mt-1.5 flex items-center gap-3">
        <Progress percent={(100 * length) / limit} className="flex-1" />
        <span id={`${id}-count`} data-testid="message-count" className="text-small text-muted tabular-nums">
          {length}/{limit}
        </span>
      </div>
    </div>
  );
}
