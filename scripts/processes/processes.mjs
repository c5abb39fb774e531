import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { restartLimit } from './restart-limit.mjs';

const RESTARTS = 5;
const WITHIN_MS = 60_000;
const PAUSE_MS = 500;
const END_WITH_PARENT = ['--import', new URL('./end-with-parent.mjs', import.meta.url).href];

/** Runs a Node script to its end; rejects with its output, one line on why, when it fails. */
export function runScript(file, env, args = []) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...END_WITH_PARENT, file, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(output.trim() || `${path.basename(file)} ended with ${code}`)),
    );
  });
}

function startProcess(name, file, env, onExit) {
  // A group of its own, so that Ctrl-C in the terminal reaches us alone and we stop things in order.
  const child = spawn(process.execPath, [...END_WITH_PARENT, file], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let stopping = false;
  child.once(
    'close',
    (code, signal) => !stopping && onExit(`${name} ended unexpectedly (${code ?? signal})`),
  );
  return {
    stop: () => {
      stopping = true;
      child.kill('SIGTERM');
      return ended;
    },
    pid: child.pid,
    kill: (signal) => child.kill(signal),
  };
}

/** A process that can be stopped and started again in its place; `onExit` says that it ended by itself and stays away. */
export function restartable(name, file, env, onExit) {
  let mayRestart = null;
  let stopped = false;
  let restarting = Promise.resolve();
  const start = () => startProcess(name, file, env, (reason) => (restarting = restart(reason)));

  async function restart(reason) {
    if (!mayRestart?.()) {
      onExit(mayRestart ? `${reason}, for the sixth time within a minute` : reason);
      return;
    }
    console.error(`${reason} and is started again`);
    const before = running;
    await pause(PAUSE_MS);
    if (!stopped && running === before) running = start();
  }

  let running = start();
  return {
    /** From now on it is started again when it ends by itself, up to five times in a minute. */
    keepRunning: () => {
      mayRestart = restartLimit(RESTARTS, WITHIN_MS);
    },
    stop: async () => {
      stopped = true;
      await running.stop();
      await restarting;
    },
    get pid() {
      return running.pid;
    },
    kill: (signal) => running.kill(signal),
    restart: async () => {
      await running.stop();
      running = start();
    },
  };
}
