const PARAMETER = 'boundaries';
const KEPT_AS = 'futurelab.boundaries';

/** Whether boundaries are asked for by the address; it holds for the tab, wherever the visitor goes from there. */
export function boundariesAsked(search: string): boolean {
  const asked = new URLSearchParams(search).get(PARAMETER);
  if (asked === '1') sessionStorage.setItem(KEPT_AS, '1');
  return sessionStorage.getItem(KEPT_AS) === '1';
}

export const forgetBoundaries = (): void => sessionStorage.removeItem(KEPT_AS);

/** The address without asking for them. */
export function withoutBoundaries(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(PARAMETER);
  return rest.size > 0 ? `?${rest}` : '';
}
