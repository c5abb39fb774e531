import { hideErrorOverlay, showErrorOverlay } from './error-overlay';

/** `BuildState` of `scripts/section-dev/builds.mjs`. */
interface BuildState {
  section?: string;
  around?: string;
  problem?: string;
}

let loaded: BuildState | undefined;

/** What the development server says, as it happens and whenever a connection to it is made. */
new EventSource('/__dev/events').addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { section, around, problem } = JSON.parse(data) as BuildState;
  loaded ??= { around };
  if (around !== loaded.around) return location.reload();
  if (problem) return showErrorOverlay(problem);
  hideErrorOverlay();
  // The section's own code takes its new modules in place.
  window.dispatchEvent(new CustomEvent('futurelab:built', { detail: section }));
});
