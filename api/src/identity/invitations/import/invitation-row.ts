import { isOneLine, UNSUPPORTED_CHARACTERS, visibleText } from '#platform/text/index';
import { isEmailAddress } from '../../../core/validation/validation.js';
import type { AccessLevel } from '../../access-levels/access-level.js';

export type Column = 'email' | 'firstName' | 'lastName' | 'name' | 'role';

export interface InvitationRow {
  line: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  accessLevel: AccessLevel;
  isRepeated: boolean;
  /** Why it can’t be used. */
  problem: string | null;
}

const MAX_NAME = 80;

const ROLES: Readonly<Record<string, AccessLevel>> = {
  '': 'member',
  member: 'member',
  moderator: 'moderator',
  admin: 'admin',
  administrator: 'admin',
};

export function readRow(
  line: number,
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
): InvitationRow {
  const cell = (column: Column) => visibleText(cells[columns.indexOf(column)] ?? '');
  const email = cell('email').toLowerCase();
  const [first = '', ...others] = cell('name').split(/\s+/);
  const firstName = cell('firstName') || first;
  const lastName = cell('lastName') || (cell('firstName') ? '' : others.join(' '));
  const role = ROLES[cell('role').toLowerCase()];
  const problems = [
    cells.length > columns.length && 'More columns than the first line names.',
    email === '' && 'No email address.',
    email !== '' && !isEmailAddress(email) && 'This isn’t an email address.',
    !(isOneLine(firstName) && isOneLine(lastName)) && `Name: ${UNSUPPORTED_CHARACTERS}`,
    Math.max(firstName.length, lastName.length) > MAX_NAME && `Use names of up to ${MAX_NAME} characters.`,
    role === undefined && 'The role must be member, moderator or admin.',
  ].filter((problem) => problem !== false);
  return {
    ...{ line, email: email.slice(0, 254) },
    ...{ firstName: firstName || null, lastName: lastName || null },
    accessLevel: role ?? 'member',
    isRepeated: false,
    problem: problems.length === 0 ? null : problems.join(' '),
  };
}
