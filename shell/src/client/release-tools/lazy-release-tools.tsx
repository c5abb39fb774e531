import { useLocation } from '@futurelab/platform/router';
import { useEffect, useState, type ComponentType } from 'react';
import type { RemoteSnapshot } from '../../app/page-data';
import { isBoundariesModeOn } from './boundaries-mode';
import { overridesFor } from './overrides';
import type { ReleaseToolsProps } from './release-tools';

interface Props {
  releases: RemoteSnapshot[];
  isAdmin: boolean;
}

/** Which release is whose: for administrators who ask, and for users who are shown another one. Nobody else loads any of it. */
export function LazyReleaseTools({ releases, isAdmin }: Props) {
  const { search } = useLocation();
  const [boundaries, setBoundaries] = useState(false);
  const [Tools, setTools] = useState<ComponentType<ReleaseToolsProps> | null>(null);
  const overrides = overridesFor(releases, isAdmin);
  const needed = overrides.length > 0 || boundaries;

  useEffect(() => {
    if (isAdmin)
      import('./devtools')
        .then(({ connectDevtools }) => connectDevtools(releases))
        .catch((error: unknown) => console.warn('Devtools:', error));
  }, [isAdmin, releases]);
  useEffect(() => {
    if (isAdmin && isBoundariesModeOn(search)) setBoundaries(true);
  }, [isAdmin, search]);
  useEffect(() => {
    if (!needed) return;
    import('./release-tools').then(
      (loaded) => setTools(() => loaded.ReleaseTools),
      () => undefined,
    );
  }, [needed]);

  if (!Tools || !needed) return null;
  return (
    <Tools
      overrides={overrides}
      isAdmin={isAdmin}
      boundaries={boundaries}
      onCloseBoundaries={() => setBoundaries(false)}
    />
  );
}
