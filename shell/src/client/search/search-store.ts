import { loadDialog } from '@futurelab/platform/overlays';
import { create } from 'zustand';

/** The dialog's own code; a user who points at its link may want it soon. */
export async function loadSearchDialog() {
  const [search] = await Promise.all([
    import(/* webpackChunkName: "search" */ './search-dialog'),
    // What is typed meanwhile goes to the field of the dialog once that is there.
    loadDialog(),
  ]);
  return search;
}

export const useSearch = create(() => ({ open: false }));
export const openSearch = (): void => useSearch.setState({ open: true });
export const closeSearch = (): void => useSearch.setState({ open: false });
