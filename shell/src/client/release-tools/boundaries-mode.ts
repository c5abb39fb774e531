import { readStorage, writeStorage } from '@futurelab/platform/storage';

const PARAMETER = 'boundaries';
const STORAGE_KEY = 'futurelab.boundaries';

/** Whether boundaries are asked for by the address; it holds for the tab, wherever the visitor goes from there. */
export function isBoundariesModeOn(search: string): boolean {
  const asked = new URLSearchParams(search).get(PARAMETER);
  if (asked === '1') writeStorage('sessionStorage', STORAGE_KEY, '1');
  return readStorage('sessionStorage', STORAGE_KEY) === '1';
}

export const clearBoundariesMode = (): void => writeStorage('sessionStorage', STORAGE_KEY, null);

/** The address without asking for them. */
export function withoutBoundaries(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(PARAMETER);
  return rest.size > 0 ? `?${rest}` : '';
}
