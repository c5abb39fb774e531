export interface Attempts {
  loads: number;
  failures: number;
}

const MIN_FAILURES = 5;
/** With fewer attempts of the live release there is nothing to compare with. */
const MIN_LIVE_ATTEMPTS = 20;

/** Why a canary has to be stopped, with the numbers; null while it may go on. */
export function reasonToStop(canary: Attempts, live: Attempts): string | null {
  const [rate, liveRate] = [failureRate(canary), failureRate(live)];
  const limit = total(live) < MIN_LIVE_ATTEMPTS ? 0.5 : Math.max(3 * liveRate, liveRate + 0.05);
  if (canary.failures < MIN_FAILURES || rate < limit) return null;
  return `Failures: ${shown(canary)} of the canary against ${shown(live)} of the live release.`;
}

const total = ({ loads, failures }: Attempts) => loads + failures;
const failureRate = (attempts: Attempts) => attempts.failures / Math.max(1, total(attempts));

const shown = (attempts: Attempts) =>
  `${attempts.failures} in ${total(attempts)} (${(100 * failureRate(attempts)).toFixed(1)} %)`;
