import type { TestResponse } from '../../client.js';
import type { Community } from '../community.js';
import type { Viewer } from '../viewers.js';

/** What is looked for in an answer: words, or a condition on it. */
type Trace = string | ((answer: TestResponse, community: Community) => boolean);

export interface Surface {
  /** Reads "who sees …". */
  name: string;
  /** What a client asks for. */
  path: (community: Community) => string;
  shows: Trace;
  sees: readonly Viewer[];
}

export const row = (
  name: string,
  path: string | ((community: Community) => string),
  shows: Trace,
  sees: readonly Viewer[],
): Surface => ({ name, path: typeof path === 'string' ? () => path : path, shows, sees });

export const NAME = 'zenobia';
interface Item {
  id: string;
  kind: string;
  actors: { slug: string }[];
}
/** A notification of this kind, of something she did. */
export const notified =
  (kind: string, text = ''): Trace =>
  ({ body }) =>
    (body?.items as Item[] | undefined)?.some(
      (item) =>
        item.kind === kind &&
        item.actors.some(({ slug }) => slug === NAME) &&
        JSON.stringify(item).includes(text),
    ) ?? false;
/** Whether an answer shows it; what was asked for is no answer. */
export function isShown({ shows }: Surface, answer: TestResponse, community: Community): boolean {
  if (answer.status >= 400) return false;
  if (typeof shows === 'function') return shows(answer, community);
  return answer.text.toLowerCase().includes(shows.toLowerCase());
}
