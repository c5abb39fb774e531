import { yieldToMain } from './yield-to-main';

// The libraries are in this file, but each runs in a task of its own: run at once they would hold up a slow phone for
// long enough to be felt.
await import(/* webpackMode: "eager" */ 'react-dom/client');
await yieldToMain();
await import(/* webpackMode: "eager" */ '@futurelab/platform/router');
await yieldToMain();
await import(/* webpackMode: "eager" */ '@module-federation/runtime-core');
await yieldToMain();
const { start } = await import(/* webpackMode: "eager" */ './start');
await start();
