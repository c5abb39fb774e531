import { returnPath } from '@futurelab/platform/paths';
import { decodeEntities } from './html-entities';

const MOVED = /<meta name="moved-to" content="([^"]*)"/;

/** Where on this site a page says that it is now (`Moved`), from the head it was rendered with. */
export function movedTo(head: string): string | null {
  const to = MOVED.exec(head)?.[1];
  return to ? returnPath(decodeEntities(to)) : null;
}
