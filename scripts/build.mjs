import { installDependencies } from './install.mjs';

installDependencies();
const { buildStale } = await import('./builds.mjs');
const built = await buildStale();
console.log(built.length ? `Built ${built.join(', ')}` : 'Everything is up to date');
