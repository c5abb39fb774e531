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
    lead: 'Enough for the first four weeks of Epic Life Lab, for as long as you like.',
    price: '$0',
    period: 'without an end',
    charge: 'Never. There is no card to leave.',
    tax: 'None, since nothing is paid.',
    cancel: 'Close your account on any day, and nothing is owed.',
    includes: [
      'The introductory course of each subject',
      'Public events and workshops',
      'Community discussions and forums',
      'The monthly newsletter',
    ],
  },
  {
    id: 'pro',
    name: 'HPC Pro',
    lead: 'The whole twelve weeks of Epic Life Lab, and everything else that Pro opens.',
    price: '$97',
    period: 'a month',
    charge: 'On the day it opens, then on the same day of each month.',
    tax: 'Included where the law asks for it. Nothing is added later.',
    cancel:
      'Cancel on any day: nothing more is charged, and Pro stays open until the month you paid for is over.',
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
    name: 'A team of yours',
    lead: 'Six to twenty people from one organization, with a table and a project of their own.',
    price: 'By agreement',
    period: 'one season of twelve weeks',
    charge: 'Once, by invoice, when you have said yes to a written offer. Nothing renews.',
    tax: 'Stands by itself on the offer and on the invoice.',
    cancel:
      'Until you have accepted the offer there is nothing to cancel, and the offer says until when you can step back.',
    includes: [
      'Pro for everybody at the table, for the season',
      'An instructor who knows your field',
      'A project from your own work, chosen with you',
      'A closing session with whoever decides',
    ],
  },
];

export const tierOf = (id: string): Tier | undefined => TIERS.find((tier) => tier.id === id);

/** The tiers, beside one another, where the academy describes them. */
export const TIERS_PATH = `${paths.academy}#tiers`;
