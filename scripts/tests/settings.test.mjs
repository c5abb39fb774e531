import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { before, test } from 'node:test';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { readManifests } from '../kubernetes/manifests.mjs';
import { readStages } from '../images/dockerfile.mjs';
import { inRoot } from '../workspaces.mjs';

register('./typescript-hooks.mjs', import.meta.url);

/** Refused in production, so a cluster is not given them. */
const DEVELOPMENT_ONLY = ['DEV_IDENTITY', 'RELEASE_DEV_TOKENS'];

const read = (file) => readFile(inRoot(file), 'utf8');
const SERVERS = {
  api: {
    code: '../../api/src/app/config.ts',
    secrets: '../../api/src/core/config/secret-files.ts',
    documentation: ['api/README.md', '## Configuration'],
  },
  shell: {
    code: '../../shell/src/server/config.ts',
    secrets: '../../shell/src/server/config.ts',
    documentation: ['docs/operations.md', '## Settings'],
  },
};

let compose;
let stages;
let manifests;
before(async () => {
  // Of which `<<` is a part.
  compose = load(await read('docker-compose.yml'), { schema: YAML11_SCHEMA }).services;
  stages = readStages(await read('deploy/docker/Dockerfile'));
  manifests = readManifests().map(({ manifest }) => manifest);
});

/** What the code says that it reads: `names`, and those of them that may come from a file. */
async function declared({ code, secrets }) {
  const [{ SETTINGS: names }, { SECRETS }] = await Promise.all([import(code), import(secrets)]);
  const files = SECRETS.map((name) => `${name}_FILE`);
  return { names, files, isPassed: (given) => (name) => given.has(name) || given.has(`${name}_FILE`) };
}

/** The names in the first column of the table below a heading. */
async function documented([file, heading]) {
  const section = (await read(file)).split(`${heading}\n`)[1].split('\n## ')[0];
  const cells = [...section.matchAll(/^\| ([^|]+)/gm)].map(([, cell]) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));
}

/** By the image's own stage and those that it begins with. */
function setByImage(image) {
  const stage = stages.get(image);
  if (!stage) return [];
  const variables = stage.instructions
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ args }) => args.split(' '));
  return [...variables.map((one) => one.split('=')[0]), ...setByImage(stage.base)];
}

function passedByCluster(name) {
  const [{ env }] = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name)
    .spec.template.spec.containers;
  const literals = manifests
    .flatMap(({ configMapGenerator = [] }) => configMapGenerator)
    .flatMap((map) => map.literals)
    .map((literal) => literal.split('=')[0]);
  return { own: env.map((one) => one.name), shared: literals };
}

for (const [name, server] of Object.entries(SERVERS)) {
  test(`The settings of the ${name} are those that its documentation names`, async () => {
    const { names, files } = await declared(server);
    const known = (await documented(server.documentation)).filter((one) => !files.includes(one));
    assert.deepEqual([...new Set(known)].sort(), [...names].sort());
  });

  test(`docker-compose.yml passes every setting of the ${name}`, async () => {
    const { names, isPassed } = await declared(server);
    const given = new Set([...Object.keys(compose[name].environment), ...setByImage(name)]);
    assert.deepEqual(
      names.filter((one) => !isPassed(given)(one)),
      [],
    );
  });

  test(`The manifests for Kubernetes pass every setting of the ${name}`, async () => {
    const { names, isPassed } = await declared(server);
    const { own, shared } = passedByCluster(name);
    const given = new Set([...own, ...shared, ...setByImage(name), ...DEVELOPMENT_ONLY]);
    assert.deepEqual(
      names.filter((one) => !isPassed(given)(one)),
      [],
    );
  });

  test(`Nothing is passed to the ${name} that it does not read`, async () => {
    const { names, files } = await declared(server);
    const given = [...Object.keys(compose[name].environment), ...passedByCluster(name).own];
    // The AWS SDK reads its credentials itself.
    const unread = given.filter((one) => ![...names, ...files].includes(one) && !one.startsWith('AWS_'));
    assert.deepEqual(unread, []);
  });
}
