/** Pages nobody looks for by name: steps of a way that begins elsewhere, and the search itself. */
const EXCLUDED_PATHS = '^/(login|onboarding|search|.*/(success|cancel))$';

/**
 * The pages that the live releases declare, with an address of their own (none with a parameter in it), as far as they
 * are for the viewer. Of several addresses of one page the first declared counts. `signedIn` and `admin` are parameters.
 */
export const livePages = (signedIn: string, admin: string) => `
  SELECT DISTINCT ON (c.app, route.value->>'title')
    route.value->>'title' AS title, route.value->>'path' AS path,
    search_fold(route.value->>'title') AS folded,
    search_vector(route.value->>'title', 'A')
      || search_vector(translate(route.value->>'path', '/-', '  '), 'B') AS document
  FROM release_channels c
  JOIN releases r ON r.app = c.app AND r.release = c.live
  CROSS JOIN jsonb_array_elements(r.manifest->'routes') WITH ORDINALITY route(value, n)
  WHERE NOT c.disabled
    AND route.value->>'path' !~ '[:*]' AND route.value->>'path' !~ '${EXCLUDED_PATHS}'
    AND CASE route.value->>'access'
      WHEN 'public' THEN true
      WHEN 'visitor' THEN NOT ${signedIn}::boolean
      WHEN 'member' THEN ${signedIn}::boolean
      WHEN 'admin' THEN ${admin}::boolean
    END
  ORDER BY c.app, route.value->>'title', route.n`;
