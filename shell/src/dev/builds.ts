import { hideProblem, showProblem } from './problem';

/** What the development server says, as it happens. */
const news = new EventSource('/__dev/news');

/** Another process than the one this page came from: whatever it has built since, the page is not of it. */
let server: string | undefined;
news.addEventListener('hello', ({ data }: MessageEvent<string>) => {
  if (server !== undefined && server !== data) location.reload();
  server = data;
});

news.addEventListener('reload', () => location.reload());

/** The section's own code takes its new modules in place. */
news.addEventListener('built', ({ data }: MessageEvent<string>) => {
  hideProblem();
  window.dispatchEvent(new CustomEvent('futurelab:built', { detail: data }));
});

news.addEventListener('problem', ({ data }: MessageEvent<string>) => showProblem(JSON.parse(data) as string));
