import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import gifs from '#fixtures/gifs.json';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { GifFrame, usePausedGifs } from './GifFrame';

interface GifPickerProps {
  chosen: string | null;
  onChoose: (url: string | null) => void;
  onClose: () => void;
}

/** 'Choose a GIF': sixteen GIFs, which can all be paused; one that fails to load is hidden. */
export default function GifPicker({ chosen, onChoose, onClose }: GifPickerProps) {
  const { t } = useTranslation('recognitions');
  const language = useLanguage();
  const [paused, setPaused] = usePausedGifs();
  const [broken, setBroken] = useState<readonly string[]>([]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(($) => $.gif.pickerTitle)}
      closeLabel={t(($) => $.close)}
      testId="gif-picker"
    >
      <Button variant="outline" size="small" className="mb-3" onClick={() => setPaused(!paused)}>
        {paused ? <Play className="size-4.5" aria-hidden="true" /> : <Pause className="size-4.5" aria-hidden="true" />}
        {t(($) => $.gif[paused ? 'play' : 'pause'])}
      </Button>
      <ul className="grid grid-cols-2 sm:grid-cols-4 gap-2">
        {gifs.map(({ id, url, alt }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={chosen === url}
              data-gif={id}
              onClick={() => {
                onChoose(url);
                onClose();
              }}
              className="block w-full rounded-control overflow-hidden border-3 border-transparent aria-pressed:border-evergreen min-h-11"
            >
              <span className="sr-only">{alt[language]}</span>
              {!broken.includes(id) && (
                <GifFrame
                  src={url}
                  alt=""
                  paused={paused}
                  onBroken={() => setBroken((before) => [...before, id])}
                  className="h-auto rounded-control outline-1 -outline-offset-1 outline-line"
                />
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
