import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspaces.mjs';

/** The specs of `file` that took longest, in words, the slowest first. */
export function slowestSpecs(file, count = 10) {
  if (!existsSync(file)) return [];
  const total = new Map();
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { spec, seconds } = JSON.parse(line);
    total.set(spec, (total.get(spec) ?? 0) + seconds);
  }
  const sorted = [...total].sort(([, a], [, b]) => b - a).slice(0, count);
  return sorted.map(([spec, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${spec}`);
}

/** A reporter for Jest and for Playwright: appends how long each spec took to the file that SPEC_DURATIONS names. */
export default class SpecDurations {
  onTestResult({ path: file }, { perfStats }) {
    this.#write(file, perfStats.end - perfStats.start);
  }

  onTestEnd({ location }, { duration }) {
    this.#write(location.file, duration);
  }

  printsToStdio() {
    return false;
  }

  #write(file, milliseconds) {
    if (!process.env.SPEC_DURATIONS) return;
    const spec = path.relative(root, file).replaceAll(path.sep, '/');
    appendFileSync(process.env.SPEC_DURATIONS, `${JSON.stringify({ spec, seconds: milliseconds / 1000 })}\n`);
  }
}
