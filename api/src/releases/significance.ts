/** How often something was tried and how often it failed. */
export interface Trials {
  attempts: number;
  failures: number;
}

const logFactorials = [0];

function logFactorial(n: number): number {
  for (let known = logFactorials.length; known <= n; known += 1) {
    logFactorials.push(logFactorials[known - 1]! + Math.log(known));
  }
  return logFactorials[n]!;
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * Fisher's exact test, one-sided: how likely chance alone would give `a` at least as many of all the failures as it has,
 * if both failed equally often. Exact for the small numbers that a canary begins with.
 * @returns 0 to 1
 */
export function chanceOfMoreFailures(a: Trials, b: Trials): number {
  const failures = a.failures + b.failures;
  const most = Math.min(a.attempts, failures);
  const all = logChoose(a.attempts + b.attempts, failures);
  let chance = 0;
  for (let k = a.failures; k <= most; k += 1) {
    if (failures - k > b.attempts) continue;
    chance += Math.exp(logChoose(a.attempts, k) + logChoose(b.attempts, failures - k) - all);
  }
  return Math.min(1, chance);
}
