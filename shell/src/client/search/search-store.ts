import { create } from 'zustand';

/** The dialog's own code; whoever points at the way to it may want it soon. */
export const loadSearchDialog = () => import(/* webpackChunkName: "search" */ './search-dialog');

export const useSearch = create(() => ({ open: false }));
export const openSearch = (): void => useSearch.setState({ open: true });
export const closeSearch = (): void => useSearch.setState({ open: false });
