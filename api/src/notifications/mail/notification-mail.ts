import { truncate } from '#platform/format/truncate';
import { paths } from '#platform/paths/paths';
import type { Mail } from '../../core/mail/mail.service.js';
import { kindOf, type NotificationKindKey, whoActed } from '../notification-kinds.js';
import type { DueGroup } from './notification-mail.queries.js';
import { unsubscribeToken } from './unsubscribe-token.js';

const SUBJECT_LENGTH = 150;

export interface NotificationRecipient {
  userId: string;
  email: string;
  firstName: string | null;
  key: string;
}

/** A mail of a kind, with why it came and how to stop it. */
export function kindMail(
  kind: NotificationKindKey,
  { userId, email, firstName, key }: NotificationRecipient,
  { subject, text, site }: { subject: string; text: string; site: string },
): Mail {
  const unsubscribeUrl = `${site}/unsubscribe?token=${unsubscribeToken({ userId, kind }, key)}`;
  const body = `Hello${firstName ? ` ${firstName}` : ''},

${text}

FutureLab

You get this because email is on for “${kindOf(kind).label}”.
Turn these emails off: ${unsubscribeUrl}
Notification settings: ${site}${paths.accountNotifications}
`;
  return { to: email, subject: subjectOf(subject), body, unsubscribeUrl, notification: true };
}

export function notificationMail(group: DueGroup & { email: string }, site: string): Mail {
  const what = kindOf(group.kind).wording(whoActed(group.names, group.count), group.title);
  const text = `${what}\n\n${site}${group.href}`;
  return { ...kindMail(group.kind, group, { subject: what, text, site }), threadId: group.subjectId };
}

const subjectOf = (text: string): string => truncate(text.replace(/\s+/g, ' '), SUBJECT_LENGTH);
