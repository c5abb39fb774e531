/** A build's own message over the page, until a build succeeds. Made without React, which may be what is broken. */
let panel: HTMLElement | undefined;

export function showErrorOverlay(text: string): void {
  hideErrorOverlay();
  panel = document.createElement('pre');
  panel.setAttribute('role', 'alert');
  panel.textContent = text;
  Object.assign(panel.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '2147483647',
    maxHeight: '50vh',
    margin: '0',
    padding: '1rem',
    overflow: 'auto',
    background: 'var(--color-danger-wash)',
    color: 'var(--color-ink)',
    font: '0.85rem/1.5 monospace',
    whiteSpace: 'pre-wrap',
  });
  document.body.append(panel);
}

export function hideErrorOverlay(): void {
  panel?.remove();
  panel = undefined;
}
