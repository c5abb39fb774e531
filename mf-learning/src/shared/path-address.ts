import { isTrack } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';

/** Where a path is: the tracks have pages of their own. */
export const pathAddress = (path: string): string =>
  isTrack(path) ? paths.track(path) : `${paths.learningPaths}/${encodeURIComponent(path)}`;
