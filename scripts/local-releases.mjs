import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publishRelease } from '@futurelab/platform/build/publish/publish.mjs';
import { packRelease } from '@futurelab/platform/build/release-files.mjs';
import { releaseStatus, sectionStatus, uploadRelease } from '@futurelab/platform/build/publish/registry.mjs';

/** A page can move to another section once the one that had it is live without it. */
const ROUNDS = 4;
/** A shell on a busy machine leaves a release that it could not render in time to the browser for ten seconds. */
const NEXT_ROUND_MS = 12_000;
const SHOWN_WITHIN_MS = 15_000;

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/**
 * Makes builds of the sections live on a local site, by the registry's calls and with its verification, as any release.
 * A build is published once: what is decided about it afterwards, such as a rollback, stays until another one is built.
 * @param {object} options
 * @param {string} options.dataDir where the site's data is; it says what was published last
 * @param {string} options.url of the site
 * @param {string} options.tokens deploy tokens, as RELEASE_DEV_TOKENS has them
 * @param {number} [options.nextRound] milliseconds until what was refused is tried again
 */
export function localReleases({ dataDir, url, tokens, nextRound = NEXT_ROUND_MS }) {
  const recordFile = path.join(dataDir, 'published-builds.json');
  const tokenOf = Object.fromEntries(tokens.split(',').map((pair) => pair.trim().split(/=(.*)/s)));
  const registryFor = (app) => ({ registry: url, token: tokenOf[app] });
  const manifestIn = (folder) => readJson(path.join(folder, 'release.json'));

  const isMissing = async ({ app, release, remote }) =>
    (await fetch(`${url}/mfe/${app}/${release}/${remote.entry}`, { method: 'HEAD' })).status === 404;

  async function isToPublish(manifest, published) {
    const status = await releaseStatus(manifest, registryFor(manifest.app));
    if (status === 'is live') return isMissing(manifest);
    return status === 'new' || published[manifest.app] !== manifest.release;
  }

  /** @returns {Promise<string>} why the registry refuses it; empty when it is live */
  async function publishBuild(folder, app) {
    const lines = [];
    const log = (line) => lines.push(line);
    try {
      const archive = await packRelease(folder);
      await publishRelease({ archive, ...registryFor(app), reason: 'Built on this machine.', log });
      return '';
    } catch ({ message }) {
      return [...lines, message].join('\n');
    }
  }

  /** The shell has heard of everything that was published. */
  async function shown() {
    const { payload } = await (await fetch(`${url}/api/releases/live`)).json();
    const { version } = JSON.parse(Buffer.from(payload, 'base64url'));
    const deadline = Date.now() + SHOWN_WITHIN_MS;
    while (Date.now() < deadline) {
      const served = await (await fetch(`${url}/readyz`)).json();
      if (served.version >= version) return;
      await pause(100);
    }
    throw new Error(`The shell did not show the new releases within ${SHOWN_WITHIN_MS / 1000} s`);
  }

  return {
    /** Hands builds to the registry; nothing becomes live. */
    async upload(folders) {
      for (const folder of folders) {
        const { app } = await manifestIn(folder);
        await uploadRelease(await packRelease(folder), registryFor(app));
      }
    },
    /**
     * @param {string[]} folders of the builds
     * @throws Error when a section that has nothing live yet is refused; where something is live, it stays
     */
    async publish(folders, log = console.log) {
      const published = await readJson(recordFile).catch(() => ({}));
      let waiting = [];
      for (const folder of folders) {
        const manifest = await manifestIn(folder);
        if (await isToPublish(manifest, published)) waiting.push({ folder, ...manifest });
      }
      if (waiting.length === 0) return;
      for (let round = 1; waiting.length > 0 && round <= ROUNDS; round += 1) {
        if (round > 1) await pause(nextRound);
        for (const build of waiting) {
          const { folder, app, release } = build;
          build.refusal = await publishBuild(folder, app);
          if (build.refusal) continue;
          published[app] = release;
          log(`${app}@${release} is live.`);
        }
        waiting = waiting.filter(({ refusal }) => refusal);
      }
      await writeFile(recordFile, JSON.stringify(published));
      for (const { app, refusal } of waiting) {
        const { live } = await sectionStatus(app, registryFor(app)).catch(() => ({ live: null }));
        if (live === null) throw new Error(refusal);
        log(`${refusal}\n${app}@${live} stays live.`);
      }
      await shown();
    },
  };
}
