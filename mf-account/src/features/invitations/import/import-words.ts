import type { ImportedRow, ImportResult } from '../../../queries/admin/members/invitation-import';

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const people = (count: number): string => counted(count, 'person', 'people');

/** "2 moderators and 1 administrator are among them." Empty when all become members. */
export function invitedAs(rows: readonly ImportedRow[]): string {
  const invited = rows.filter(({ outcome }) => outcome === 'invited now');
  const count = (level: ImportedRow['accessLevel']) =>
    invited.filter(({ accessLevel }) => accessLevel === level).length;
  const [moderators, admins] = [count('moderator'), count('admin')];
  const staff = [
    moderators > 0 && counted(moderators, 'moderator', 'moderators'),
    admins > 0 && counted(admins, 'administrator', 'administrators'),
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
