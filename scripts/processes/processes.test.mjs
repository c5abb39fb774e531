import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { restartable } from './processes.mjs';
import { inRoot } from '../workspaces.mjs';

const WITHIN_MS = 20_000;

/** A process that ended stays in the list until its parent waits for it, which not every container does. */
async function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return !/^State:\s+[ZX]/m.test(status);
}

async function stillRunning(pids) {
  for (const deadline = Date.now() + WITHIN_MS; ;) {
    const running = [];
    for (const [name, pid] of Object.entries(pids)) if (await isRunning(pid)) running.push(name);
    if (running.length === 0 || Date.now() > deadline) return running;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('What a start script started', () => {
  let folder;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-processes-'));
    await chmod(folder, 0o755);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /** Runs `source`, which prints the pids of what it has started, kills it, and tells what is still there later. */
  async function leftBehind(source) {
    const file = path.join(folder, 'parent.mjs');
    await writeFile(file, source);
    const script = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await Promise.race([once(script.stdout, 'data'), once(script, 'exit').then(() => ['{}'])]);
    const pids = JSON.parse(line);
    assert.ok(Object.keys(pids).length > 0, 'nothing was started');
    script.kill('SIGKILL');
    const running = await stillRunning({ script: script.pid, ...pids });
    for (const name of running) process.kill(pids[name], 'SIGKILL');
    return running;
  }

  const scriptOf = async (name, source) => {
    const file = path.join(folder, `${name}.mjs`);
    await writeFile(file, source);
    return JSON.stringify(file);
  };
  const server = () =>
    scriptOf(
      'server',
      `import { Worker } from 'node:worker_threads';
      new Worker('setInterval(() => {}, 1000)', { eval: true }).on('error', () => process.exit(1));`,
    );
  const imports = `import { startPostgres } from ${JSON.stringify(inRoot('scripts/postgres/embedded-postgres.mjs'))};
    import { restartable, runScript } from ${JSON.stringify(inRoot('scripts/processes/processes.mjs'))};`;

  test('ends with it, also when it is killed', async () => {
    const dataDir = JSON.stringify(path.join(folder, 'postgres'));
    const source = `${imports}
      await runScript(${await scriptOf('done', '')}, process.env);
      const { pid } = restartable('server', ${await server()}, process.env, () => {});
      const postgres = await startPostgres({ dataDir: ${dataDir} });
      console.log(JSON.stringify({ server: pid, postgres: postgres.pid }));`;
    assert.deepEqual(await leftBehind(source), []);
  });

  test('ends with it, also when that is before it has begun', async () => {
    const source = `${imports}
      const { pid } = restartable('server', ${await server()}, process.env, () => {});
      (await import('node:fs')).writeSync(1, JSON.stringify({ server: pid }));
      process.kill(process.pid, 'SIGKILL');`;
    assert.deepEqual(await leftBehind(source), []);
  });
});

describe('A process that is restarted when it ends', () => {
  let folder;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-kept-running-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const scriptOf = async (name, source) => {
    const file = path.join(folder, `${name}.mjs`);
    await writeFile(file, source);
    return file;
  };

  test('is started again when it is killed, and given up at the sixth time within a minute', async (context) => {
    const log = context.mock.method(console, 'error', () => {});
    let givenUp;
    const reason = new Promise((resolve) => (givenUp = resolve));
    const restarted = restartable(
      'api',
      await scriptOf('server', 'setInterval(() => {}, 1000)'),
      process.env,
      givenUp,
    );
    restarted.keepRunning();
    for (let kills = 0; kills < 5; kills += 1) {
      const { pid } = restarted;
      process.kill(pid, 'SIGKILL');
      for (const deadline = Date.now() + WITHIN_MS; restarted.pid === pid;) {
        assert.ok(Date.now() < deadline, 'it was not started again');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    process.kill(restarted.pid, 'SIGKILL');
    assert.equal(await reason, 'api ended unexpectedly (SIGKILL), for the sixth time within a minute');
    assert.deepEqual(
      log.mock.calls.map(({ arguments: [line] }) => line),
      Array(5).fill('api ended unexpectedly (SIGKILL) and is started again'),
    );
  });

  test('is not started again when it was stopped, also just after it had ended', async (context) => {
    const log = context.mock.method(console, 'error', () => {});
    const restarted = restartable('api', await scriptOf('short', ''), process.env, assert.fail);
    restarted.keepRunning();
    for (const deadline = Date.now() + WITHIN_MS; log.mock.callCount() === 0;) {
      assert.ok(Date.now() < deadline, 'it did not end');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { pid } = restarted;
    await restarted.stop();
    assert.equal(restarted.pid, pid);
  });

  test('that has never been ready is not started again', async () => {
    const reason = new Promise((resolve) => {
      void scriptOf('refuses', 'process.exit(1)').then((file) =>
        restartable('api', file, process.env, resolve),
      );
    });
    assert.equal(await reason, 'api ended unexpectedly (1)');
  });
});
