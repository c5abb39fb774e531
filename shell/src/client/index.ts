import { breathe } from './breathe';
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
const { data, client } = await start();
// Only members have a use for it, and a page that does not get it lacks nothing.
if (data.signedIn)
  whenIdle(() => {
    import('./early-opening/care-for-openings')
      .then(({ careForOpenings }) => careForOpenings(path, data.opening, client))
      .catch(() => undefined);
  });
