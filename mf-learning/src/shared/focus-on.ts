/** Moves focus to `element` after the pressed button has been removed. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus();
}
