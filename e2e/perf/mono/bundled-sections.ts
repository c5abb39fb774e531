import type { RemoteApp } from '@futurelab/platform/contract';
import account from '../../../mf-account/src/app';
import community from '../../../mf-community/src/app';
import learning from '../../../mf-learning/src/app';
import marketing from '../../../mf-marketing/src/app';
import type { RemoteSnapshot } from '../../../shell/src/app/page-data';
import type { Remote } from '../../../shell/src/app/remote';

const apps: RemoteApp[] = [account, community, learning, marketing];

/** In place of the federation runtime: there is nothing to start. */
export const startFederation = (): null => null;

/** In place of a section that is loaded, checked and tried again: a part of the one application. */
export const resilientRemote = (snapshot: RemoteSnapshot): Remote => ({
  snapshot,
  get: () => apps.find(({ name }) => name === snapshot.app)!,
  fallBack: () => false,
  retry: () => undefined,
});

/** There is nothing that Module Federation's devtools could list. */
export const connectDevtools = (): Promise<void> => Promise.resolve();
