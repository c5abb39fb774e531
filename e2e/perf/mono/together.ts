import type { RemoteApp } from '@futurelab/platform/contract';
import account from '../../../mf-account/src/app';
import community from '../../../mf-community/src/app';
import learning from '../../../mf-learning/src/app';
import marketing from '../../../mf-marketing/src/app';
import type { PageData } from '../../../shell/src/client/page-data';
import type { Remote } from '../../../shell/src/client/remote';

const apps: RemoteApp[] = [account, community, learning, marketing];

/** In place of the federation runtime: the sections are part of the one application. */
export function startFederation(data: PageData): Remote[] {
  return data.remotes.map((snapshot) => ({
    snapshot,
    get: () => apps.find(({ name }) => name === snapshot.app)!,
    retry: () => undefined,
  }));
}
