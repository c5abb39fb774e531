import { pluralize } from '@futurelab/platform/format';
import type { ImportedRow, ImportResult } from '../../../queries/admin/members/invitation-import';

export const people = (count: number): string => pluralize(count, 'person', 'people');

/** "2 moderators and 1 administrator are among them." Empty when all become members. */
export function invitedAs(rows: readonly ImportedRow[]): string {
  const invited = rows.filter(({ outcome }) => outcome === 'invited now');
  const count = (level: ImportedRow['accessLevel']) =>
    invited.filter(({ accessLevel }) => accessLevel === level).length;
  const [moderators, admins] = [count('moderator'), count('admin')];
  const staff = [
    moderators > 0 && pluralize(moderators, 'moderator'),
    admins > 0 && pluralize(admins, 'administrator'),
  ].filter((part) => part !== false);
  return staff.length === 0 ? '' : `This includes ${staff.join(' and ')}.`;
}

export function summaryOf({ preview, invited, rows }: ImportResult): string {
  if (invited === 0) return preview ? 'There’s no one to invite in these rows.' : 'No one was invited.';
  const staff = invitedAs(rows);
  const sentences = preview
    ? [`${people(invited)} will be invited.`, staff, 'Nothing has been sent yet.']
    : [`${people(invited)} invited.`, staff];
  return sentences.filter(Boolean).join(' ');
}
