import type { MemberHighlight } from '@futurelab/platform/queries/members';

/** The member's name, else the address if it is visible, else "A fellow member". */
export function highlightName({
  firstName,
  lastName,
  email,
}: Pick<MemberHighlight['user'], 'firstName' | 'lastName' | 'email'>): string {
  const name = [firstName, lastName].filter(Boolean).join(' ').trim();
  return name || email || 'A fellow member';
}
