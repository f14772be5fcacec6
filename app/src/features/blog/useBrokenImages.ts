import { useEffect } from 'react';

/** Shows the placeholder after an image that failed to load, or its text in place of an image in a post's body. */
function replaceImage(image: HTMLImageElement): void {
  const placeholder = image.nextElementSibling;
  if (placeholder instanceof HTMLElement && placeholder.dataset.image === 'placeholder') {
    placeholder.hidden = false;
    image.remove();
    return;
  }
  const text = image.closest<HTMLElement>('[data-no-image]')?.dataset.noImage;
  if (text === undefined) return;
  const written = document.createElement('span');
  written.className = 'post-no-image';
  written.dataset.image = 'placeholder';
  written.textContent = text;
  image.replaceWith(written);
}

/** Replaces the images of a page that fail to load, also those that failed before its scripts ran. */
export function useBrokenImages(): void {
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    const onError = ({ target }: Event) => target instanceof HTMLImageElement && replaceImage(target);
    // The event does not bubble, but it can be captured.
    main.addEventListener('error', onError, true);
    for (const image of main.querySelectorAll('img')) {
      if (image.complete && image.naturalWidth === 0) replaceImage(image);
    }
    return () => main.removeEventListener('error', onError, true);
  }, []);
}
