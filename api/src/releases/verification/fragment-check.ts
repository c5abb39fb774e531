import type { ReleaseManifest } from '#platform/manifest';
import type { Finding } from '../registry/release.entity.js';

/** What a section shows of others, and others of it. */
export interface FragmentUse extends Pick<ReleaseManifest, 'app' | 'fragments'> {
  routes: Pick<ReleaseManifest['routes'][number], 'path' | 'fragments'>[];
}

const warning = (message: string): Finding => ({ code: 'fragment_missing', severity: 'warning', message });

/** The places of fragments that would be empty: sections release in any order, so that this refuses nobody. */
export function fragmentFindings(release: FragmentUse, others: readonly FragmentUse[]): Finding[] {
  const sections = [release, ...others];
  const isThere = (fragment: string): boolean => {
    const [app, name] = fragment.split('/');
    return sections.some(
      (section) => section.app === app && section.fragments?.some((each) => each.name === name),
    );
  };
  return sections.flatMap(({ app, routes }) =>
    routes.flatMap(({ path, fragments = [] }) =>
      fragments
        .filter((fragment) => app === release.app || fragment.startsWith(`${release.app}/`))
        .filter((fragment) => !isThere(fragment))
        .map((fragment) =>
          warning(`${app} shows ${fragment} on ${path}, where its place is empty until it is released.`),
        ),
    ),
  );
}
