import type { Mail } from '../../core/mail/mail.service.js';
import type { AccessLevel } from '../access-levels/access-level.js';

interface InvitationLetter {
  to: string;
  /** Of who invites. */
  name: string;
  accessLevel: AccessLevel;
  message: string | null;
  /** Where the link leads. */
  url: string;
}

const PURPOSES: Record<AccessLevel, string> = {
  member: 'to join FutureLab, where people learn to work with AI',
  moderator: 'to be a moderator of FutureLab: moderators handle reports and members',
  admin: 'to be an administrator of FutureLab: administrators can do everything',
};

export const invitationMail = ({ to, name, accessLevel, message, url }: InvitationLetter): Mail => ({
  to,
  subject: `${name} invited you to FutureLab`,
  body: `Hello,

${name} invited you ${PURPOSES[accessLevel]}.
${message === null ? '' : `\n${message}\n`}
To accept, open this page within 7 days. The link works once, for ${to} only:

${url}

If you don’t want to join, you can ignore this email. We delete the invitation after a month.

FutureLab
`,
});
