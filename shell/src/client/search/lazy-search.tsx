import { paths } from '@futurelab/platform/paths';
import { useLocation, useNavigate } from '@futurelab/platform/router';
import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { closeMenus } from '../layout/menus/menus-closed-by-navigation';
import type { SearchDialogProps } from './search-dialog';
import { loadSearchDialog, onSearchAsked } from './search-requests';

/** The search dialog, once somebody asks for it. Should its code not arrive, the search's own page does the same. */
export function LazySearch() {
  const [asked, setAsked] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const chosen = useRef<string>(undefined);
  const navigate = useNavigate();
  const { key } = useLocation();

  useEffect(
    () =>
      onSearchAsked(() => {
        closeMenus();
        // The press is answered before the dialog, which is much to draw, is drawn.
        startTransition(() => setAsked(true));
        loadSearchDialog().then(
          (loaded) => setDialog(() => loaded.SearchDialog),
          () => void navigate(paths.search),
        );
      }),
    [navigate],
  );
  useEffect(() => setAsked(false), [key]);
  useEffect(() => {
    const path = chosen.current;
    chosen.current = undefined;
    // Only after the dialog has given the focus back may the page that was chosen take it.
    if (!asked && path) setTimeout(() => void navigate(path));
  }, [asked, navigate]);

  if (!asked || !Dialog) return null;
  return (
    <Dialog
      onClose={(path) => {
        chosen.current = path;
        setAsked(false);
      }}
    />
  );
}
