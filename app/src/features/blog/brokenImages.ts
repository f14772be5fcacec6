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

/** Replaces the images of the page that fail to load, also those that failed before its script ran. */
export function replaceBrokenImages(): void {
  const main = document.querySelector('main');
  // The event does not bubble, but it can be captured.
  main?.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replaceImage(target), true);
  for (const image of main?.querySelectorAll('img') ?? []) {
    if (image.complete && image.naturalWidth === 0) replaceImage(image);
  }
}
