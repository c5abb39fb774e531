import { breathe } from './breathe';
import { keepOpening } from './early-opening/keep-opening';
import { whenIdle } from './when-idle';

const path = location.pathname;

// The libraries are in this file, but each runs in a task of its own: run at once they would hold up a slow phone for
// long enough to be felt.
await import(/* webpackMode: "eager" */ 'react-dom/client');
await breathe();
await import(/* webpackMode: "eager" */ '@futurelab/platform/router');
await breathe();
await import(/* webpackMode: "eager" */ '@module-federation/runtime-core');
await breathe();
const { start } = await import(/* webpackMode: "eager" */ './start');
const { opening } = await start();
// A browser that keeps nothing loses nothing.
if (opening) whenIdle(() => void keepOpening(path, opening).catch(() => undefined));
