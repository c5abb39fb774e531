/** A person to sign in as locally with one click; the seed has data for each. */
export interface CastMember {
  /** The `subject` of their identity at the development provider. */
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  /** What there is to see as them. */
  note: string;
}

export const DEVELOPMENT_PROVIDER_ID = 'futurelab';

export const CAST: readonly CastMember[] = [
  {
    subject: 'ada',
    email: 'ada@futurelab.test',
    firstName: 'Ada',
    lastName: 'Lindqvist',
    note: 'Runs FutureLab. Sees the admin pages.',
  },
  {
    subject: 'maya',
    email: 'maya@futurelab.test',
    firstName: 'Maya',
    lastName: 'Okafor',
    note: 'Pro member with courses in progress, groups and events.',
  },
  {
    subject: 'leo',
    email: 'leo@futurelab.test',
    firstName: 'Leo',
    lastName: 'Brandt',
    note: 'Free member, a few weeks in.',
  },
  {
    subject: 'nia',
    email: 'nia@futurelab.test',
    firstName: 'Nia',
    lastName: 'Castellanos',
    note: 'Joined today. Hasn’t finished onboarding.',
  },
];
