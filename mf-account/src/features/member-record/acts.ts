import type { ActKey, MemberRecord } from '../../queries/admin/members/member-record';

export interface ActText {
  title: string;
  /** What follows from it. */
  description: string;
  /** What the button says. */
  action: string;
  success: string;
  danger?: boolean;
  /** What is asked besides the reason. */
  asks?: 'access-level' | 'name' | 'end' | 'optional-end' | 'erasure';
  reasonHint?: string;
}

/** Each act on the account of a member as its dialog has it. */
export const actText = (act: ActKey, { name }: MemberRecord): ActText => TEXTS[act](name);

const TEXTS: Record<ActKey, (name: string) => ActText> = {
  'access-level': (name) => ({
    title: `Change the role of ${name}`,
    description:
      'Moderators handle reports and members. Administrators can do everything. We’ll notify them.',
    action: 'Change role',
    success: 'Role changed',
    asks: 'access-level',
  }),
  name: (name) => ({
    title: `Correct the name of ${name}`,
    description: 'The address of their profile stays the same. We’ll notify them.',
    action: 'Save name',
    success: 'Name saved',
    asks: 'name',
  }),
  suspend: (name) => ({
    title: `Suspend ${name}`,
    description: 'They can read and export their data, but not post. We’ll notify them.',
    action: 'Suspend',
    success: `${name} suspended`,
    danger: true,
    asks: 'optional-end',
    reasonHint: 'Sent to them, and stored in the audit log.',
  }),
  lift: (name) => ({
    title: `Lift the suspension of ${name}`,
    description: 'They can post again. We’ll notify them.',
    action: 'Lift suspension',
    success: 'Suspension lifted',
  }),
  grant: (name) => ({
    title: `Give ${name} Pro`,
    description: 'They get all of FutureLab Pro, free of charge, until the end date. We’ll notify them.',
    action: 'Give Pro',
    success: `${name} has Pro`,
    asks: 'end',
  }),
  'end-grant': (name) => ({
    title: `End Pro for ${name}`,
    description: 'The Pro we gave them ends now. A subscription they pay for goes on. We’ll notify them.',
    action: 'End Pro',
    success: 'Pro ended',
    danger: true,
  }),
  'name-mentor': (name) => ({
    title: `Make ${name} a mentor`,
    description: 'They see the requests of members and can answer them. We’ll notify them.',
    action: 'Make mentor',
    success: `${name} is a mentor`,
  }),
  'remove-mentor': (name) => ({
    title: `Remove ${name} as a mentor`,
    description: 'Sessions they’ve agreed to stay theirs. We’ll notify them.',
    action: 'Remove mentor',
    success: `${name} is no longer a mentor`,
    danger: true,
  }),
  'sign-out': (name) => ({
    title: `Sign ${name} out everywhere`,
    description: 'They’re signed out of every browser and can sign in again. We’ll notify them.',
    action: 'Sign out everywhere',
    success: `${name} signed out everywhere`,
    danger: true,
  }),
  export: (name) => ({
    title: `Export the data of ${name}`,
    description: 'Only they can download the file. We’ll email them when it’s ready.',
    action: 'Export data',
    success: 'Export requested',
  }),
  erase: (name) => ({
    title: `Erase the account of ${name}`,
    description: 'Pro is no longer renewed. We’ll email them when it’s scheduled, or done.',
    action: 'Erase account',
    success: 'Erasure scheduled',
    danger: true,
    asks: 'erasure',
  }),
  keep: (name) => ({
    title: `Keep the account of ${name}`,
    description: 'It won’t be erased. A subscription stays canceled until they renew it. We’ll email them.',
    action: 'Keep account',
    success: 'Account kept',
  }),
  'sign-in-email': (name) => ({
    title: `Send ${name} a sign-in email`,
    description:
      'It leads to the sign-in page, where they request a code. Signing in also confirms their address.',
    action: 'Send email',
    success: 'Email sent',
  }),
};
