import { execFile, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** `COMPOSE` names a command; else Docker's own plug-in, else the stand-alone one. */
function composeCommand() {
  if (process.env.COMPOSE) return process.env.COMPOSE.split(' ');
  if (works('docker', 'compose', 'version')) return ['docker', 'compose'];
  if (works('docker-compose', 'version')) return ['docker-compose'];
  throw new Error('There is no compose command. Install Docker Compose, or name one: COMPOSE=… npm run …');
}

/** What single containers are killed and started with; `CONTAINER_ENGINE`, else whichever answers. */
const engineCommand = () =>
  process.env.CONTAINER_ENGINE ?? ['docker', 'podman'].find((command) => works(command, 'ps'));

/**
 * A stack of its own, beside any other on this machine.
 * @param {Record<string, string>} settings of docker-compose.yml
 * @param {string[]} files further compose files
 */
export function composeStack(settings, files = []) {
  const [command, ...prefix] = composeCommand();
  const engine = engineCommand();
  const env = { ...process.env, ...settings };
  const named = ['docker-compose.yml', ...files].flatMap((file) => ['-f', file]);
  const all = (args) => [...prefix, ...named, ...args];
  const read = async (...args) =>
    (await run(command, all(args), { cwd: root, env, maxBuffer: 1e8 })).stdout.trim();

  return {
    /** Runs to its end, with what it says on the terminal. */
    exec: (...args) =>
      new Promise((resolve, reject) => {
        const child = spawn(command, all(args), { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
        child.on('error', reject);
        child.on('close', (code) =>
          code === 0 ? resolve() : reject(new Error(`compose ${args.join(' ')} ended with ${code}`)),
        );
      }),
    /** What it writes to its standard output. */
    read,
    /** A script of deploy/ on this stack. */
    script: (file, ...args) =>
      run('sh', [path.join(root, file), ...args], {
        cwd: root,
        env: { ...env, COMPOSE: [command, ...prefix, ...named].join(' ') },
        maxBuffer: 1e8,
      }),
    /** Ids of a service's containers. */
    replicas: async (service) => (await read('ps', '-q', service)).split('\n').filter(Boolean),
    /** One command of the container engine on one container. */
    engine: async (...args) => (await run(engine, args, { env, maxBuffer: 1e8 })).stdout.trim(),
  };
}

/** Asks `what` again until it holds; what it threw last is what is thrown. */
export async function until(what, { seconds, every = 200 }) {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await what();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
