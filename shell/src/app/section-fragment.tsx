import type { FragmentDeclaration } from '@futurelab/platform/contract';
import { PageResponseProvider, usePageResponse } from '@futurelab/platform/response';
import { useLocation } from '@futurelab/platform/router';
import type { FragmentProps } from '@futurelab/platform/runtime';
import { queueEvent } from '@futurelab/platform/telemetry';
import { ErrorState } from '@futurelab/platform/ui';
import { Suspense, use, useEffect } from 'react';
import type { Remote } from './remote';
import { RemoteBoundary } from './remote-boundary';
import { settled } from './settled';

/** The section and the name of a fragment; undefined where that section is not there, or switched off. */
export function findFragment(
  remotes: Remote[],
  fragment: string,
): { remote: Remote; name: string } | undefined {
  const [app, name = ''] = fragment.split('/');
  const remote = remotes.find(({ snapshot }) => snapshot.app === app && !snapshot.disabled);
  return remote && { remote, name };
}

/** Loads fragments, and their data with `prefetch`. Never rejects: what failed is met again where it is shown. */
export const preloadFragments = (
  remotes: Remote[],
  fragments: string[] = [],
  prefetch?: (declared: FragmentDeclaration) => Promise<void>,
): Promise<unknown> =>
  Promise.allSettled(
    fragments.map(async (fragment) => {
      const found = findFragment(remotes, fragment);
      const app = await found?.remote.get();
      const declared = app?.fragments?.find(({ name }) => name === found?.name);
      if (declared) await Promise.all([app?.fragment?.(declared.name).preload(), prefetch?.(declared)]);
    }),
  );

/** A block of another section, whose failure is its own. */
export function SectionFragment({
  remotes,
  name,
  fallback,
  optional,
}: FragmentProps & { remotes: Remote[] }) {
  const { pathname } = useLocation();
  const found = findFragment(remotes, name);
  if (!found) return null;
  return (
    <RemoteBoundary remote={found.remote} at={pathname} failed={optional ? nothing : unavailable}>
      <Suspense fallback={fallback}>
        <Shown {...found} />
      </Suspense>
    </RemoteBoundary>
  );
}

const nothing = () => null;

const unavailable = (retry: () => void) => (
  <ErrorState title="This part didn’t load" onRetry={retry} retryLabel="Try again" />
);

function Shown({ remote, name }: { remote: Remote; name: string }) {
  const app = use(settled(remote.get()));
  const isThere = app.fragments?.some((declared) => declared.name === name);
  const response = usePageResponse();
  useEffect(() => {
    if (isThere) queueEvent({ kind: 'load', app: remote.snapshot.app, release: remote.release() });
  }, [isThere, remote]);
  const Code = isThere && app.fragment?.(name);
  if (!Code) return null;
  // What it says of the answer is not the page's.
  return (
    <PageResponseProvider value={response && { ...response }}>
      <div data-fragment={`${remote.snapshot.app}/${name}@${remote.release()}`}>
        <Code />
      </div>
    </PageResponseProvider>
  );
}
