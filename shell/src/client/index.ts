import { breathe } from './breathe';

// The libraries are in this file, but each runs in a task of its own: run at once they would hold up a slow phone for
// long enough to be felt.
await import(/* webpackMode: "eager" */ 'react-dom/client');
await breathe();
await import(/* webpackMode: "eager" */ '@futurelab/platform/router');
await breathe();
await import(/* webpackMode: "eager" */ '@module-federation/runtime-core');
await breathe();
const { start } = await import(/* webpackMode: "eager" */ './start');
await start();
