import { setTimeout as pause } from 'node:timers/promises';
import { changeSection, sectionStatus } from './registry.mjs';

const LOOK_EVERY_MS = 5_000;

/** "10,50,100" as shares; the last step is everybody, said or not. */
export function stepsOf(text) {
  const steps = text.split(',').map(Number);
  const isGrowing = steps.every(
    (step, n) => Number.isInteger(step) && step > (steps[n - 1] ?? 0) && step <= 100,
  );
  if (!isGrowing)
    throw new Error(`--rollout takes growing shares from 1 to 100, such as 10,50,100; not ${text}`);
  return steps.filter((step) => step < 100);
}

/**
 * Serves a verified release to more and more visitors, and in the end to everybody. Between the steps the registry compares
 * it with what is live.
 * @param {object} options
 * @param {number[]} options.steps shares of visitors, in percent
 * @param {number} options.wait milliseconds that each is watched
 * @throws Error when the canary was stopped meanwhile; what was live is live then
 */
export async function rollOut(
  { app, release, version, reason, steps, wait, log, lookEvery = LOOK_EVERY_MS },
  registry,
) {
  let section = await sectionStatus(app, registry);
  if (section.live === null) log('Nothing is live to compare it with: everybody gets it at once');
  else
    for (const percent of steps) {
      section = await changeSection(app, 'canary', { release, percent, reason, version }, registry);
      log(`Canary for ${percent} % of the visitors, watched for ${wait / 1000} s`);
      for (const end = Date.now() + wait; Date.now() < end;) {
        await pause(Math.min(lookEvery, Math.max(end - Date.now(), 0)));
        section = await sectionStatus(app, registry);
        if (section.canary?.release !== release) throw new Error(stopped(section, percent));
      }
      log(
        `  failed for ${shown(section.health?.canary)}, of the live release ${shown(section.health?.live)}`,
      );
      version = section.version;
    }
  await changeSection(app, `${release}/promotion`, { reason, version }, registry);
}

const stopped = ({ app, live, lastEvent }, percent) =>
  `The canary of ${app} was stopped at ${percent} %${lastEvent ? ` (${lastEvent.action} by ${lastEvent.actor}: ${lastEvent.reason})` : ''}; ${live} is live`;

/** "1.2 % of 1340" */
export const shown = (health) =>
  health?.rate == null
    ? 'nobody: no visits yet'
    : `${(100 * health.rate).toFixed(1)} % of ${health.loads + health.failures}`;
