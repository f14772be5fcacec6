import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '~/shared/language';
import { pathTo } from '~/shared/paths';
import { scrollToId } from '~/shared/scrollToId';
import type { ScrollState } from '~/shared/useScrollTarget';
import { Link } from '~/ui/Link';

interface AnchorLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  section: string;
  language: Language;
}

/** A link to a section of the home page: scrolls there, or goes home first and carries the section along. */
export function AnchorLink({ section, language, onClick, ...rest }: AnchorLinkProps) {
  const { pathname } = useLocation();
  const home = pathTo('home', language);
  const state: ScrollState = { scrollTo: section };
  return (
    <Link
      to={`${home}#${section}`}
      state={state}
      onClick={(event) => {
        onClick?.(event);
        if (pathname !== home || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        scrollToId(section);
      }}
      {...rest}
    />
  );
}
