import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../workspaces.mjs';
import { readCopy, readDockerignore, readStages } from './dockerfile.mjs';

/** A package of the root or of a workspace; what is within another package comes with it. */
const PACKAGE = /^((?:(?!node_modules)[^/]+\/)*)node_modules\/((?:@[^/]+\/)?[^/]+)$/;
const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const stages = readStages(readFileSync(inRoot('deploy/docker/Dockerfile'), 'utf8'));
const isIgnored = readDockerignore(readFileSync(inRoot('.dockerignore'), 'utf8'));
const context = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: inRoot('.'),
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file && !isIgnored(file) && existsSync(inRoot(file)));

/** By the folder of each. */
const assembled = new Map();

/**
 * What an image of the Dockerfile is made of, without a container engine: its COPYs are done in a folder per stage. Of its
 * RUNs, the api is built as the image builds it; the shell takes its build from the checkout, and libraries are links.
 * @param {string} target a stage of the Dockerfile
 * @param {string} folder where the stages are assembled
 * @returns {{ root: string, workdir: string, command: string[] }} the folder that is the image's `/`
 */
export function assembleImage(target, folder) {
  const stage = stages.get(target);
  const root = path.join(folder, target);
  if (assembled.has(root)) return assembled.get(root);
  let { workdir, command } = { workdir: '/', command: [] };
  mkdirSync(root, { recursive: true });
  if (stages.has(stage.base)) {
    const base = assembleImage(stage.base, folder);
    cpSync(base.root, root, { recursive: true, verbatimSymlinks: true });
    ({ workdir, command } = base);
  }
  const at = (name) => path.join(root, path.posix.resolve(workdir, name));
  let entrypoint = [];
  for (const { name, args } of stage.instructions) {
    if (name === 'WORKDIR') mkdirSync(at((workdir = args)), { recursive: true });
    else if (name === 'ENTRYPOINT') entrypoint = JSON.parse(args);
    else if (name === 'CMD') command = JSON.parse(args);
    else if (name === 'COPY') copy(args, at, folder);
    else if (name === 'RUN') run(args, at);
  }
  const image = { root, workdir, command: [...entrypoint, ...command] };
  assembled.set(root, image);
  return image;
}

function copy(args, at, folder) {
  const { from, sources, target } = readCopy(args);
  // The section of an image is its argument, and its build is the checkout's.
  for (const source of sources.filter((name) => !name.includes('${'))) {
    if (!from) copyFromContext(source, at, target);
    else {
      const found = path.join(assembleImage(from, folder).root, source);
      if (!existsSync(found)) throw new Error(`COPY ${args}: ${from} has no ${source}`);
      const into =
        target.endsWith('/') && !statSync(found).isDirectory()
          ? path.join(target, path.basename(source))
          : target;
      cpSync(found, at(into), { recursive: true, verbatimSymlinks: true });
    }
  }
}

function copyFromContext(source, at, target) {
  const name = source.replace(/\/$/, '');
  const files = context.filter((file) => file === name || file.startsWith(`${name}/`));
  if (files.length === 0) throw new Error(`COPY ${source}: the build context has no such file`);
  for (const file of files) {
    const isFile = file === name;
    const place =
      isFile && !/(\/|^\.)$/.test(target)
        ? target
        : path.join(target, isFile ? path.basename(file) : path.relative(name, file));
    cpSync(inRoot(file), at(place));
  }
}

function run(args, at) {
  const installing = args.replace(/^npm pkg delete devDependencies -w \S+ && /, '');
  if (/^npm ci /.test(installing)) linkLibraries(installing, at);
  else if (args === 'cd api && npm run build')
    execFileSync('npm', ['run', '--silent', 'build'], {
      cwd: at('api'),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  else if (args === 'cd shell && npm run build')
    cpSync(inRoot('shell/dist'), at('shell/dist'), { recursive: true });
  else if (/^cd \$\{SECTION\} /.test(args)) mkdirSync(at('/release'), { recursive: true });
  else if (!/^mkdir -p /.test(args)) throw new Error(`RUN ${args}: this check does not know it`);
}

/** Links every package that `npm ci` would install there, and the commands that packages bring. */
function linkLibraries(args, at) {
  const options = args.split(/\s+/).slice(2);
  const wanted = options.flatMap((option, index) => (option === '-w' ? ['-w', options[index + 1]] : []));
  const omitted = options.filter((option) => option === '--omit=dev');
  // Peers that are left out are an error to npm, with a list all the same.
  const { stdout } = spawnSync('npm', ['ls', '--all', '--parseable', ...omitted, ...wanted], {
    cwd: inRoot('.'),
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const packages = stdout.split('\n').map((found) => path.relative(inRoot('.'), found));
  const commands = ['.', ...workspaces].map((workspace) => path.join(workspace, 'node_modules/.bin'));
  for (const name of [...packages.filter(isInstalled), ...commands]) {
    const link = at(name);
    if (!existsSync(inRoot(name)) || existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(inRoot(name), link);
  }
}

function isInstalled(found) {
  const [, , name] = PACKAGE.exec(found) ?? [];
  return name !== undefined && !name.startsWith('@futurelab/');
}
