// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { revealOnScroll } from './reveal';

test('[W-186] [W-582] a section below the window waits, is shown at a tenth of it above the lowest 15%, and never again', () => {
  let report: (entry: object) => void = () => {};
  let options: IntersectionObserverInit | undefined;
  const unobserved: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[], observer: object) => void, given: IntersectionObserverInit) {
        options = given;
        report = (entry) => callback([entry], this);
      }
      observe() {}
      unobserve(element: Element) {
        unobserved.push(element);
      }
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const section = document.createElement('section');
  const content = section.appendChild(document.createElement('div'));
  revealOnScroll(section);
  expect(options).toEqual({ threshold: 0.1, rootMargin: '0px 0px -15% 0px' });
  const at = (top: number, isIntersecting: boolean) =>
    report({ target: section, isIntersecting, boundingClientRect: { top } });
  at(window.innerHeight + 1, false);
  expect(content.dataset.reveal).toBe('waiting');
  at(window.innerHeight - 10, false);
  expect(content.dataset.reveal).toBe('waiting');
  at(window.innerHeight / 2, true);
  expect(content.dataset.reveal).toBe('shown');
  expect(unobserved).toEqual([section]);
  vi.unstubAllGlobals();
});
