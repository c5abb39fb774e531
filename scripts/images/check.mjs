import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { inRoot } from '../workspaces.mjs';
import { assembleImage } from './assemble.mjs';

/**
 * Assembles the files of each image that docker-compose.yml builds from the Dockerfile, and links every script that it is
 * started with: a file or library that the image lacks is an error here, before any container runs. So is a library of the
 * local sign-in or of measuring in the api of a public site, and the community of development.
 */
// The schema with merge keys.
const { services } = load(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { schema: YAML11_SCHEMA });
const built = Object.values(services).filter(({ build }) => build?.target);
const LOCAL_API = '${API_IMAGE:-api-local}';
/** The image of the api is a setting: a public site names the other. */
const targetsOf = ({ build: { target } }) => (target === LOCAL_API ? ['api', 'api-local'] : [target]);
const targets = [...new Set(built.flatMap(targetsOf))];
const LOCAL_ONLY = ['node_modules/oidc-provider', 'node_modules/pg-copy-streams', 'api/seed/development'];
const OF_EVERY_API = ['api/seed/first-content/pages'];
const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'futurelab-images-')));
const scriptsIn = (command) =>
  [command ?? []]
    .flat()
    .join(' ')
    .match(/\S+\.m?js\b/g) ?? [];
/** The script and what it imports later. */
const modulesOf = (file) => [
  file,
  ...[...readFileSync(file, 'utf8').matchAll(/\bimport\(['"](\.[^'"]+)['"]\)/g)].map(([, name]) =>
    path.resolve(path.dirname(file), name),
  ),
];
/** All imports are found before the first of them is run, and that one ends the process. */
const linkOnly = (file) =>
  ["'data:text/javascript,process.exit()'", ...modulesOf(file).map((one) => `'${pathToFileURL(one)}'`)]
    .map((module) => `import ${module};`)
    .join('\n');

let failures = 0;
try {
  for (const target of targets) {
    const { root, workdir, command } = assembleImage(target, folder);
    const commands = built
      .filter((service) => targetsOf(service).includes(target))
      .map(({ command }) => command);
    for (const script of new Set([command, ...commands].flatMap(scriptsIn))) {
      const file = path.join(root, path.posix.resolve(workdir, script));
      try {
        execFileSync(process.execPath, ['--input-type=module', '-e', linkOnly(file)], { stdio: 'pipe' });
        console.log(`${target}: ${script} has everything it needs`);
      } catch (error) {
        failures += 1;
        console.error(`${target}: ${script} cannot start\n${error.stderr}`);
      }
    }
    for (const name of target.startsWith('api') ? [...LOCAL_ONLY, ...OF_EVERY_API] : []) {
      const isThere = existsSync(path.join(root, 'app', name));
      if (isThere === (target === 'api-local' || OF_EVERY_API.includes(name))) continue;
      failures += 1;
      console.error(`${target}: ${name} is ${isThere ? 'for local stacks alone' : 'missing'}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures === 0 ? 0 : 1);
