import { hideErrorOverlay, showErrorOverlay } from './error-overlay';

/** What the development server says, as it happens. */
const events = new EventSource('/__dev/events');

/** Another process than the one this page came from: whatever it has built since, the page is not of it. */
let server: string | undefined;
events.addEventListener('hello', ({ data }: MessageEvent<string>) => {
  if (server !== undefined && server !== data) location.reload();
  server = data;
});

events.addEventListener('reload', () => location.reload());

/** The section's own code takes its new modules in place. */
events.addEventListener('built', ({ data }: MessageEvent<string>) => {
  hideErrorOverlay();
  window.dispatchEvent(new CustomEvent('futurelab:built', { detail: data }));
});

events.addEventListener('problem', ({ data }: MessageEvent<string>) =>
  showErrorOverlay(JSON.parse(data) as string),
);
