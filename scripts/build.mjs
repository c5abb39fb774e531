import { prepareWorkspaces } from './install.mjs';

await prepareWorkspaces();
const { buildStale } = await import('./builds.mjs');
const built = await buildStale();
console.log(built.length ? `Built ${built.join(', ')}` : 'Everything is up to date');
