import type { SiteSettings } from '../../queries/admin/settings';

type Switch = {
  [Name in keyof SiteSettings]: SiteSettings[Name] extends boolean ? Name : never;
}[keyof SiteSettings];

/** What can be switched as a whole. The server refuses what is off, and pages say so. */
export const SWITCHES: { name: Switch; label: string; hint: string }[] = [
  {
    name: 'acceptsMembers',
    label: 'Accept new members',
    hint: 'When off, only people who have an account can sign in.',
  },
  {
    name: 'newMembersPost',
    label: 'Let new members post right away',
    hint: 'When off, members can post and reply three days after joining.',
  },
  {
    name: 'reviewsGroups',
    label: 'Review new groups before they open',
    hint: 'Groups created by administrators open right away. Existing groups aren’t affected.',
  },
  {
    name: 'acceptsMentorship',
    label: 'Accept mentor requests',
    hint: 'When off, nobody can ask for a session. Current requests go on.',
  },
  {
    name: 'acceptsSubscribers',
    label: 'Accept newsletter sign-ups',
    hint: 'When off, nobody new can subscribe. Current subscribers still get the newsletter.',
  },
  {
    name: 'offersAssistant',
    label: 'Offer the assistant',
    hint: 'When off, pages offer email instead.',
  },
  {
    name: 'sellsPro',
    label: 'Sell FutureLab Pro',
    hint: 'When off, nobody can start a subscription. Current subscriptions go on.',
  },
];
