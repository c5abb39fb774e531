import { keyOf } from '@futurelab/platform/keys';
import { paths } from '@futurelab/platform/paths';
import { useLocation, useNavigate } from '@futurelab/platform/router';
import { useDeferredValue, useEffect, useRef, useState, type ComponentType } from 'react';
import { closeMenus } from '../layout/menus/menus-closed-by-navigation';
import type { SearchDialogProps } from './search-dialog';
import { closeSearch, loadSearchDialog, openSearch, useSearch } from './search-store';
import { useBufferedInput } from './use-buffered-input';

/** The search dialog, once the user asks for it. Should its code not arrive, the search's own page does the same. */
export function LazySearch() {
  // Input is painted before the dialog, which is expensive to render.
  const asked = useSearch((search) => search.open);
  const open = useDeferredValue(asked);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const chosen = useRef<string>(undefined);
  const input = useBufferedInput(asked && !(open && Dialog));
  const navigate = useNavigate();
  const { key } = useLocation();

  useEffect(() => {
    document.addEventListener('keydown', openByShortcut);
    return () => document.removeEventListener('keydown', openByShortcut);
  }, []);
  useEffect(closeSearch, [key]);
  useEffect(() => {
    if (open) {
      closeMenus();
      loadSearchDialog().then(
        (loaded) => setDialog(() => loaded.SearchDialog),
        () => void navigate(paths.search),
      );
    } else if (chosen.current) {
      const path = chosen.current;
      chosen.current = undefined;
      // Only after the dialog has given the focus back may the page that was chosen take it.
      setTimeout(() => void navigate(path));
    }
  }, [open, navigate]);

  if (!open || !Dialog) return null;
  return (
    <Dialog
      input={input}
      onClose={(path) => {
        chosen.current = path;
        closeSearch();
      }}
    />
  );
}

/** ⌘K or Ctrl-K. */
function openByShortcut(event: KeyboardEvent): void {
  if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
  if (keyOf(event).toLowerCase() !== 'k') return;
  event.preventDefault();
  openSearch();
}
