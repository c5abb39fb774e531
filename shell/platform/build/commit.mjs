import { execFileSync } from 'node:child_process';

const git = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The commit that is built, with `-dirty` when the work tree has uncommitted changes. Where there is no repository, as
 * in the build of an image, RELEASE_COMMIT says which commit it is.
 */
export function commitOf(folder) {
  if (process.env.RELEASE_COMMIT) return process.env.RELEASE_COMMIT;
  try {
    const commit = git(folder, 'rev-parse', 'HEAD');
    return git(folder, 'status', '--porcelain') ? `${commit}-dirty` : commit;
  } catch {
    return 'unknown';
  }
}
