import type { ReleaseManifest } from '#platform/manifest';
import type { Finding } from '../registry/release.entity.js';

export type FragmentUse = Pick<ReleaseManifest, 'app' | 'routes' | 'fragments'>;

/** The places of fragments that would be empty: sections release in any order, so that this refuses nobody. */
export function fragmentFindings(release: FragmentUse, others: readonly FragmentUse[]): Finding[] {
  const sections = [release, ...others];
  const released = sections.flatMap(({ app, fragments }) => fragments?.map(({ name }) => `${app}/${name}`));
  return sections.flatMap(({ app, routes }) =>
    routes.flatMap(({ path, fragments = [] }) =>
      fragments
        .filter((name) => app === release.app || name.startsWith(`${release.app}/`))
        .filter((name) => !released.includes(name))
        .map((name): Finding => ({
          code: 'fragment_missing',
          severity: 'warning',
          message: `${app} shows ${name} on ${path}. That spot stays empty until it’s released.`,
        })),
    ),
  );
}
