import { spawn } from 'node:child_process';
import { root } from '../workspaces.mjs';

const windows = process.platform === 'win32';

/** Runs a command; `shown` at once, or collected. */
function run({ command: [command, args], cwd = root }, shown) {
  return new Promise((resolve) => {
    const stdio = shown ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd, stdio, shell: windows });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
  });
}

/**
 * Runs steps in their order, as many at a time as there are lanes. A step that failed ends only those that need it.
 * @param {{ name: string, command: [string, string[]], cwd?: string, alone?: boolean, after?: string[] }[]} steps `alone`: nothing runs
 *   beside it, and its output is shown as it comes; `after`: the names of steps that must have passed
 * @returns {Promise<{ name: string, status: 'passed' | 'failed' | 'skipped', seconds: number, output: string }[]>} in the order in which
 *   they ended; the output of a step that runs alone is empty
 */
export async function runSteps(steps, { lanes = 2, log = console.log } = {}) {
  const waiting = [...steps];
  const running = new Map();
  const results = [];
  let isAlone = false;
  const statusOf = (name) => results.find((result) => result.name === name)?.status;
  const mayStart = ({ alone, after = [] }) =>
    (alone || isAlone ? running.size === 0 : running.size < lanes) &&
    after.every((name) => statusOf(name) === 'passed');
  const isBlocked = ({ after = [] }) => after.some((name) => ['failed', 'skipped'].includes(statusOf(name)));

  const start = (step) => {
    const started = Date.now();
    if (step.alone) log(`\n── ${step.name}`);
    return run(step, step.alone).then(({ code, output }) => {
      const seconds = (Date.now() - started) / 1000;
      if (!step.alone) log(`\n── ${step.name} (${seconds.toFixed(1)} s)\n${output.trimEnd()}`);
      running.delete(step.name);
      results.push({ name: step.name, status: code === 0 ? 'passed' : 'failed', seconds, output });
    });
  };

  for (;;) {
    const blocked = waiting.findIndex(isBlocked);
    if (blocked >= 0) {
      const [{ name }] = waiting.splice(blocked, 1);
      results.push({ name, status: 'skipped', seconds: 0, output: '' });
      continue;
    }
    // Later steps must not overtake one that runs alone, or it would starve.
    const upTo = waiting.findIndex(({ alone }) => alone);
    const next = waiting.findIndex((step, index) => (upTo < 0 || index <= upTo) && mayStart(step));
    if (next >= 0) {
      const [step] = waiting.splice(next, 1);
      isAlone = Boolean(step.alone);
      running.set(step.name, start(step));
    } else if (running.size > 0) await Promise.race(running.values());
    else return results;
  }
}
