import { paths } from '@futurelab/platform/paths';

export interface Tier {
  id: 'free' | 'pro';
  name: string;
  /** Price of a month, in US dollars. */
  dollars: number;
  popular: boolean;
  purpose: string;
  includes: string[];
  button: string;
  to: string;
}

export const TIERS: Tier[] = [
  {
    id: 'free',
    name: 'FutureLab Free',
    dollars: 0,
    popular: false,
    purpose: 'To learn the basics, look around and meet people.',
    includes: [
      'Introductory AI courses',
      'Community discussions and forums',
      'Public events and workshops',
      'Monthly newsletter',
    ],
    button: 'Get Started Free',
    to: paths.signIn(paths.home),
  },
  {
    id: 'pro',
    name: 'FutureLab Pro',
    dollars: 97,
    popular: true,
    purpose: 'For people who are changing how their team works.',
    includes: [
      'Everything in Free',
      'All premium courses',
      'Private AI special interest groups',
      'Monthly live sessions with the founder',
      'Access to the Synergizer tools',
      'Priority mentorship',
    ],
    button: 'Join FutureLab Pro',
    to: paths.joinPro,
  },
];
