import { matchRoutes } from '@futurelab/platform/router';
import type { RemoteSnapshot } from './page-data';

type Declaring = { snapshot: Pick<RemoteSnapshot, 'routes'> };

export interface SectionRoute<Section extends Declaring> {
  remote: Section;
  declared: Section['snapshot']['routes'][number];
}

/**
 * The routes that exist for this visit. A path may be declared twice, once for visitors and once for members
 * (`/` is): signing in and out are full-page navigations, so a page belongs to one of the two for its life.
 */
export function routesFor<Section extends Declaring>(
  remotes: Section[],
  signedIn: boolean,
): SectionRoute<Section>[] {
  const all = remotes.flatMap((remote) => remote.snapshot.routes.map((declared) => ({ remote, declared })));
  const open = new Set(
    all.filter(({ declared }) => declared.access === 'visitor').map(({ declared }) => declared.path),
  );
  return all.filter(({ declared }) => {
    if (declared.access === 'visitor') return !signedIn;
    if (declared.access === 'public') return true;
    return signedIn || !open.has(declared.path);
  });
}

export const needsSignIn = ({ declared }: SectionRoute<Declaring>, signedIn: boolean): boolean =>
  !signedIn && declared.access !== 'public' && declared.access !== 'visitor';

/** A route, and what a path must look like so that it may be meant. */
interface Row<Section extends Declaring> {
  id: string;
  path: string;
  route: SectionRoute<Section>;
  /** Its first segment; null where that is a parameter. */
  first: string | null;
  /** How many segments there are; null where it may be more or fewer. */
  length: number | null;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** By sections, for members and for visitors: made once for all pages that are shown with the same releases. */
const tables = new WeakMap<Declaring[], Map<boolean, Row<Declaring>[]>>();

function tableOf<Section extends Declaring>(remotes: Section[], signedIn: boolean): Row<Section>[] {
  const known = tables.get(remotes) ?? new Map<boolean, Row<Declaring>[]>();
  tables.set(remotes, known);
  let rows = known.get(signedIn);
  if (!rows) {
    rows = routesFor(remotes, signedIn).map((route, index) => {
      const { path } = route.declared;
      const segments = segmentsOf(path);
      const [first = ''] = segments;
      return {
        id: String(index),
        path,
        route,
        first: /[:*?]/.test(first) ? null : first.toLowerCase(),
        length: /[*?]/.test(path) ? null : segments.length,
      };
    });
    known.set(signedIn, rows);
  }
  return rows as Row<Section>[];
}

/** The router ranks and compiles whatever it is given, so that it is given only what the path may mean. */
function candidates<Section extends Declaring>(rows: Row<Section>[], pathname: string): Row<Section>[] {
  if (pathname.includes('%')) return rows;
  const segments = segmentsOf(pathname);
  const named = (segments[0] ?? '').toLowerCase();
  return rows.filter(
    ({ first, length }) =>
      (first === null || first === named) && (length === null || length === segments.length),
  );
}

export interface RouteMatch<Section extends Declaring> {
  /** Undefined: no section declares the path. */
  route: SectionRoute<Section> | undefined;
  params: Record<string, string | undefined>;
  /** Whether the visitor is shown the sign-in page instead. */
  signInRequired: boolean;
}

/** What the table shows at `pathname`, by the router's own rules. */
export function matchRoute<Section extends Declaring>(
  remotes: Section[],
  signedIn: boolean,
  pathname: string,
): RouteMatch<Section> {
  const match = matchRoutes(candidates(tableOf(remotes, signedIn), pathname), pathname)?.at(-1);
  const route = match?.route.route;
  return {
    route,
    params: match?.params ?? {},
    signInRequired: route ? needsSignIn(route, signedIn) : false,
  };
}
