import { chanceOfMoreFailures, type Trials } from './significance.js';

const MIN_FAILURES = 5;
/** Strict, because the question is asked again every few seconds. */
const ALPHA = 0.001;
/** With less than this of the live release there is nothing to compare with. */
const MIN_LIVE_ATTEMPTS = 20;
const HOPELESS_RATE = 0.5;

/** Why a canary has to be stopped, with the numbers; null while it may go on. */
export function reasonToStop(canary: Trials, live: Trials): string | null {
  if (canary.failures < MIN_FAILURES) return null;
  const numbers = `${shown(canary)} of the canary against ${shown(live)} of the live release`;
  if (live.attempts < MIN_LIVE_ATTEMPTS) {
    if (canary.failures / canary.attempts < HOPELESS_RATE) return null;
    return `Failures: ${numbers}. It fails at least every other time.`;
  }
  const chance = chanceOfMoreFailures(canary, live);
  if (chance >= ALPHA) return null;
  return `Failures: ${numbers}. Chance alone would do this ${chance < 1e-6 ? 'less than once in a million times' : `with p = ${chance.toPrecision(2)}`}.`;
}

/** A load that failed is told as a failure, one that worked as a load. */
export const trialsOf = ({ loads, failures }: { loads: number; failures: number }): Trials => ({
  attempts: loads + failures,
  failures,
});

function shown({ failures, attempts }: Trials): string {
  const percent = attempts === 0 ? '' : ` (${((100 * failures) / attempts).toFixed(1)} %)`;
  return `${failures} in ${attempts}${percent}`;
}
