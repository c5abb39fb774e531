import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/workspaces.mjs';

const FOLDER = inRoot('.data', 'bench');

/** A Markdown table; the first column is text, the others are numbers as strings. */
export function table(columns, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ].join('\n');
}

/** One figure against its target. */
export const verdict = (name, value, limit, { atLeast = false, unit = '', digits = 2 } = {}) => ({
  name,
  value,
  limit,
  holds: value !== null && (atLeast ? value >= limit : value <= limit),
  cells: [
    name,
    value === null ? 'not measured' : `${value.toFixed(digits)}${unit}`,
    `${atLeast ? '≥' : '≤'} ${limit}${unit}`,
  ],
});

/** The verdicts as a table with a mark each. */
export const verdictTable = (verdicts) =>
  table(
    ['Figure', 'Measured', 'Target', ''],
    verdicts.map(({ cells, holds }) => [...cells, holds ? 'holds' : '**missed**']),
  );

/** Keeps what was measured as JSON beside the product's data; the newest has the plain name. */
export async function saveReport(name, result) {
  await mkdir(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.json`);
  await writeFile(file, `${JSON.stringify({ at: new Date().toISOString(), ...result }, null, 1)}\n`);
  return path.relative(inRoot(), file);
}

/** How busy the machine was before: figures of a busy machine compare only within one run, and badly. */
export const machineNote = () =>
  `Load before: ${os.loadavg()[0].toFixed(1)} on ${os.availableParallelism()} processors.`;
