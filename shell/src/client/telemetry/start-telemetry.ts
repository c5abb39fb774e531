import { whenIdle } from '../when-idle';

/** One page in five measures itself: decided once for all its measures, so that they belong together. */
const VITALS_SHARE = 0.2;

/** Starts measuring once the page is idle. */
export function startTelemetry({ development }: { development: boolean }): void {
  const isMeasured = Math.random() < VITALS_SHARE;
  if (!development && !isMeasured) return;
  whenIdle(() => {
    import('./vitals').then(
      ({ logVitals, reportVitals }) => {
        if (development) logVitals();
        if (isMeasured) reportVitals();
      },
      () => undefined,
    );
  });
}
