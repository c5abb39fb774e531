/** What was pressed is gone: a keyboard, and whoever listens, goes on from here. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus();
}
