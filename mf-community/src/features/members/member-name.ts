import type { MemberHighlight } from '@futurelab/platform/queries/members';

/** How a highlighted member is called: by name, by a shown address, or as a FutureLab member. */
export function highlightName({
  firstName,
  lastName,
  email,
}: Pick<MemberHighlight['user'], 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || 'FutureLab member';
}
