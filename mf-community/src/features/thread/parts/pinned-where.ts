import type { Post } from '../../../queries/posts';

/** The list in which a pinned discussion comes first. */
export const pinnedWhere = ({ group, event }: Pick<Post, 'group' | 'event'>): string =>
  group ? 'in the group' : event ? 'on the event page' : 'for everyone';
