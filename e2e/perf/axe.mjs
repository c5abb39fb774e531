import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/workspaces.mjs';
import { keep, table, verdict, verdictTable } from './report.mjs';

const PEOPLE = 5;

/** Every page as everybody, at 320, 768 and 1440 px in both themes, looked at by axe in Chromium. */
export async function benchAxe(product, { log }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'axe-'));
  const results = path.join(folder, 'pages.jsonl');
  const child = spawn(
    'npx',
    ['playwright', 'test', '--config', 'playwright.bench.config.ts', 'accessibility'],
    {
      cwd: inRoot('e2e'),
      env: { ...process.env, E2E_URL: product.url, AXE_RESULTS: results },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (words) => log(String(words).trimEnd()));
  const [code] = await once(child, 'exit');
  const lines = (await readFile(results, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const pages = lines.map((line) => JSON.parse(line));
  await rm(folder, { recursive: true });

  const people = [...new Set(pages.map(({ person }) => person))];
  const rows = people.map((person) => {
    const own = pages.filter((page) => page.person === person);
    return [person, String(own.length), String(own.flatMap(({ problems }) => problems).length)];
  });
  const problems = pages.flatMap(({ person, problems: found }) =>
    found.map((words) => `${person}: ${words}`),
  );
  const verdicts = [
    verdict('violations on every page, at three widths in both themes', problems.length, 0, { digits: 0 }),
    verdict('people who have seen every page', people.length, PEOPLE, { atLeast: true, digits: 0 }),
    // A page that complains or breaks ends the walk, and is no violation.
    verdict('walks that broke off', code === 0 || problems.length > 0 ? 0 : 1, 0, { digits: 0 }),
  ];
  const file = await keep('axe', { pages });
  return {
    verdicts,
    text: [
      '## Accessibility',
      table(['As', 'Pages', 'Violations'], rows),
      problems.map((words) => `- ${words}`).join('\n'),
      verdictTable(verdicts),
      `Kept in ${file}.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
