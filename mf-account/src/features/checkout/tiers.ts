import { paths } from '@futurelab/platform/paths';

/** What a user agrees to who takes part in the academy in one of its ways. */
export interface Tier {
  id: 'free' | 'pro' | 'team';
  name: string;
  lead: string;
  price: string;
  /** What the price is for. */
  period: string;
  /** When money moves, in a sentence that holds for everybody. */
  charge: string;
  tax: string;
  /** One sentence. */
  cancel: string;
  includes: string[];
}

const TIERS: Tier[] = [
  {
    id: 'free',
    name: 'Free',
    lead: 'The first four weeks of Epic Life Lab, for as long as you like.',
    price: '$0',
    period: 'forever',
    charge: 'Never. No card needed.',
    tax: 'None.',
    cancel: 'Close your account any time. You owe nothing.',
    includes: [
      'The introductory course of each subject',
      'Public events and workshops',
      'Community discussions and forums',
      'The monthly newsletter',
    ],
  },
  {
    id: 'pro',
    name: 'FutureLab Pro',
    lead: 'All twelve weeks of Epic Life Lab, and everything else in Pro.',
    price: '$97',
    period: 'a month',
    charge: 'On the day you join, then monthly on the same day.',
    tax: 'Included where required. Nothing is added later.',
    cancel:
      'Cancel any time. You won’t be charged again, and Pro stays active until the end of the month you paid for.',
    includes: [
      'All seven courses of the program, and every other premium course',
      'Private AI special interest groups',
      'The monthly live session with the founder',
      'Access to the Synergizer tools',
      'Priority mentorship',
    ],
  },
  {
    id: 'team',
    name: 'Team',
    lead: 'Six to twenty people from one organization, with their own group and project.',
    price: 'Custom',
    period: 'one twelve-week season',
    charge: 'Once, by invoice, after you accept a quote. It doesn’t renew.',
    tax: 'Listed separately on the quote and the invoice.',
    cancel: 'Nothing to cancel until you accept the quote. The quote states the cancellation deadline.',
    includes: [
      'Pro for everyone on the team, for the season',
      'An instructor who knows your field',
      'A project from your own work',
      'A closing session with your decision makers',
    ],
  },
];

export const tierOf = (id: string): Tier | undefined => TIERS.find((tier) => tier.id === id);

/** The tiers, beside one another, where the academy describes them. */
export const TIERS_PATH = `${paths.academy}#tiers`;
