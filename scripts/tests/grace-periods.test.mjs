import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { readManifests } from '../kubernetes/manifests.mjs';
import { inRoot } from '../workspaces.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');

/** How long each server may take to stop once its `DRAIN_MS` are over. */
const FINISHED_WITHIN_MS = Object.fromEntries(
  [
    ['api', 'api/src/core/http/graceful-shutdown.ts'],
    ['shell', 'shell/src/server/http/graceful-shutdown.ts'],
  ].map(([server, file]) => {
    const sources = read('shell/platform/src/server.ts') + read(file);
    const parts = [...sources.matchAll(/const RE(?:QUEST|ST)_WITHIN_MS = ([\d_]+);/g)];
    assert.equal(parts.length, 2, file);
    return [server, parts.reduce((sum, [, ms]) => sum + Number(ms.replaceAll('_', '')), 0)];
  }),
);

test('compose gives a server the time that it takes to finish what is under way', () => {
  const { services } = load(read('docker-compose.yml'), { schema: YAML11_SCHEMA });
  for (const [server, finishMs] of Object.entries(FINISHED_WITHIN_MS)) {
    const { stop_grace_period: period, environment } = services[server];
    const drainMs = Number(/\d+/.exec(environment.DRAIN_MS)[0]);
    assert.ok(Number.parseInt(period, 10) * 1000 > drainMs + finishMs, server);
  }
});

test('so do the manifests for Kubernetes', () => {
  const drainMs = Number(/DRAIN_MS=(\d+)/.exec(read('deploy/kubernetes/base/kustomization.yaml'))[1]);
  const manifests = readManifests().map(({ manifest }) => manifest);
  for (const [server, finishMs] of Object.entries(FINISHED_WITHIN_MS)) {
    const { spec } = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === server)
      .spec.template;
    assert.ok(spec.terminationGracePeriodSeconds * 1000 > drainMs + finishMs, server);
  }
});
