import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from 'js-yaml';
import { inRoot } from '../workspaces.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');
const alerts = load(read('deploy/monitoring/alerts.yml')).groups.flatMap(({ rules }) => rules);
const panels = JSON.parse(read('deploy/monitoring/grafana-dashboard.json')).panels;
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];
/** What Prometheus, node_exporter and the client library name; the rest is ours. */
const FOREIGN = /^(up$|node_|process_|nodejs_)/;

/** Each series that the api and the shell register: what stands after `name:` in their metrics. */
const registered = ['api/src/core/metrics', 'shell/src/server/observability']
  .flatMap((folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`))
  .filter((file) => /metrics\.ts$/.test(file))
  .flatMap((file) => [...read(file).matchAll(/\bname: '([a-z_]+)'/g)].map(([, name]) => name));

/** Names followed by labels, a range, an operator or the end, and no functions or keywords of the language. */
const seriesOf = (expression) =>
  (
    expression
      .replace(/"[^"]*"/g, '')
      .replace(/\{[^}]*\}/g, '')
      .replace(/\b(by|without)\s*\([^)]*\)/g, '')
      .match(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g) ?? []
  ).filter((name) => name.includes('_') || name === 'up');

test('every series that an alert or a panel reads is one that the product has', () => {
  const known = (name) =>
    FOREIGN.test(name) || registered.includes(name) || registered.includes(name.replace(/_bucket$/, ''));
  const named = expressions.flatMap(seriesOf).filter((name) => !/rate_interval/.test(name));
  assert.deepEqual(
    named.filter((name) => !known(name)),
    [],
  );
  assert.deepEqual(
    registered.filter((name) => !named.some((one) => one.startsWith(name))),
    [],
    'series that nobody looks at',
  );
});

test('every alert says how bad it is and leads to what to do', () => {
  const headings = [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  for (const { alert, labels, annotations } of alerts) {
    assert.match(labels.severity, /^(page|ticket)$/, alert);
    const [file, heading] = annotations.runbook.split('#');
    assert.equal(file, 'docs/operations.md', alert);
    assert.ok(headings.includes(heading), `${alert}: ${heading}`);
  }
});
