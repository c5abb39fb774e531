import { call, changeSection, sectionStatus } from './registry.mjs';
import { shown } from './rollout.mjs';

export const COMMANDS_HELP = `  status             what is live, what before, the canary and how both do
  promote [release]  makes a release live that is there: by itself the canary, else the newest that is verified
  rollback           back to what was live before
  retire             takes the section off the site; promote or rollback bring it back
  preview [release]  a link that shows a browser a release for twelve hours, by itself the newest`;

/** @type {Record<string, (section: object, wanted: string | undefined, reason: string | undefined, registry: object) => Promise<string>>} */
const COMMANDS = {
  status: async (section) => describe(section),
  promote: (section, wanted, reason = 'Promoted by command', registry) => {
    const { app, canary, releases } = section;
    const release =
      wanted ?? canary?.release ?? releases.find(({ verification }) => verification === 'passed')?.release;
    if (!release) throw new Error(`${app} has no release that is verified`);
    return change(section, `${release}/promotion`, reason, registry);
  },
  rollback: (section, _release, reason = 'Rolled back by command', registry) =>
    change(section, 'rollback', reason, registry),
  retire: (section, _release, reason = 'Retired by command', registry) =>
    change(section, 'retirement', reason, registry),
  preview: async ({ app, releases }, wanted, reason = 'Preview', registry) => {
    const release = wanted ?? releases[0]?.release;
    if (!release) throw new Error(`${app} has published nothing`);
    const { link } = await call(registry, 'POST', `/api/releases/${app}/${release}/pin`, {
      json: { reason },
    });
    return link;
  },
};

const change = async ({ app, version }, action, reason, registry) =>
  describeNow(await changeSection(app, action, { reason, version }, registry));

const describeNow = ({ app, live, previous }) =>
  live ? `${app}: ${live} is live` : `${app} is not on the site${previous ? `; ${previous} was live` : ''}`;

function describe(section) {
  const { live, previous, canary, disabled, health, releases, lastEvent } = section;
  const about = (id) => {
    const known = releases.find(({ release }) => release === id);
    return known ? `${id} (${known.version}, commit ${known.commit.slice(0, 12)})` : id;
  };
  return [
    `${describeNow(section)}${disabled ? ', and switched off' : ''}`,
    live && `  live    ${about(live)}, failed for ${shown(health.live)}`,
    canary &&
      `  canary  ${about(canary.release)}, for ${canary.cohort ?? `${canary.percent} %`}, failed for ${shown(health.canary)}`,
    previous && `  before  ${about(previous)}`,
    lastEvent && `  last    ${lastEvent.action} by ${lastEvent.actor}, ${lastEvent.at}: ${lastEvent.reason}`,
    ...releases.map(
      ({ release, verification }) => `  stored  ${about(release)}, ${verification ?? 'not verified'}`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Carries out what stands on the command line after `release`. @throws Error with the registry's message */
export async function runCommand([command, release], app, reason, registry) {
  if (!Object.hasOwn(COMMANDS, command))
    throw new Error(`There is no ${command}. There are:\n${COMMANDS_HELP}`);
  return COMMANDS[command](await sectionStatus(app, registry), release, reason, registry);
}
