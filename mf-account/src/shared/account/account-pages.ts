import { paths } from '@futurelab/platform/paths';

/**
 * The pages of one's own account, in the order they are listed everywhere: Profile, Membership, Email and notifications,
 * Privacy, Sign-in and devices, Data. A new one has its line here and is built on `AccountPage`.
 */
export const ACCOUNT_PAGES: readonly { to: string; label: string }[] = [
  { to: paths.editProfile, label: 'Profile' },
  { to: paths.accountMembership, label: 'Membership' },
  { to: paths.accountNotifications, label: 'Email and notifications' },
  { to: paths.accountPrivacy, label: 'Privacy' },
  { to: paths.accountDevices, label: 'Sign-in and devices' },
  { to: paths.accountData, label: 'Data' },
];
