import type { StaffPath } from '../../queries/admin/learning-paths';

/** What the list and the page say of a path. */
export function stateOf({ isTrack, isPublic, memberCount }: StaffPath): string {
  if (isTrack) return 'Public, track';
  if (isPublic) return 'Public';
  return memberCount > 0 ? 'Withdrawn' : 'Not public';
}
