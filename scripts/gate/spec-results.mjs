import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspaces.mjs';

const read = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

/** The specs in `file` that took longest, one line each, the slowest first. */
export function slowestSpecs(file, count = 10) {
  const total = new Map();
  for (const { spec, seconds } of read(file)) total.set(spec, (total.get(spec) ?? 0) + seconds);
  const sorted = [...total].sort(([, a], [, b]) => b - a).slice(0, count);
  return sorted.map(([spec, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${spec}`);
}

/** The tests in `file` that failed and passed when they were tried again, one line each. */
export const flakyTests = (file) =>
  read(file)
    .filter(({ flaky }) => flaky)
    .map(({ spec, flaky }) => `  ${spec} › ${flaky}`);

/** A reporter for Jest and for Playwright: appends each spec's duration and flaky tests to the file that SPEC_RESULTS names. */
export default class SpecResults {
  onTestResult({ path: file }, { perfStats, testResults }) {
    this.#write(file, { seconds: (perfStats.end - perfStats.start) / 1000 });
    for (const { title, status, invocations } of testResults)
      if (status === 'passed' && invocations > 1) this.#write(file, { seconds: 0, flaky: title });
  }

  onTestEnd(test, { duration }) {
    const flaky = test.outcome() === 'flaky' ? test.title : undefined;
    this.#write(test.location.file, { seconds: duration / 1000, flaky });
  }

  printsToStdio() {
    return false;
  }

  #write(file, result) {
    if (!process.env.SPEC_RESULTS) return;
    const spec = path.relative(root, file).replaceAll(path.sep, '/');
    appendFileSync(process.env.SPEC_RESULTS, `${JSON.stringify({ spec, ...result })}\n`);
  }
}
