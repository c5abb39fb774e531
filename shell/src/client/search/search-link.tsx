import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import type { MouseEvent, ReactNode } from 'react';
import { loadSearchDialog, openSearch } from './search-store';

const prepare = () => void loadSearchDialog().catch(() => undefined);

/** The way to the search: a dialog, or, without JavaScript and in a new tab, its page. */
export function SearchLink({ className, children }: { className?: string; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSearch();
  };
  return (
    <Link
      to={paths.search}
      className={className}
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={follow}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </Link>
  );
}
