import { paths } from '@futurelab/platform/paths';

/** What the layout needs to know of the person who is signed in. */
export interface SiteUser {
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  isAdmin: boolean;
  isModerator: boolean;
  isHPCMember: boolean;
  slug: string;
}

export interface MenuLink {
  to: string;
  label: string;
  /** What is there, in short; shown where there is room. */
  note?: string;
}

export interface Menu {
  id: string;
  label: string;
  intro: string;
  links: MenuLink[];
}

const about: Menu = {
  id: 'about',
  label: 'About',
  intro: 'Who is behind FutureLab, and what we have written down so far.',
  links: [
    { to: paths.about, label: 'About', note: 'Why we started, and what we hold to' },
    { to: paths.book, label: 'Digital Mystics', note: 'The book: read an extract' },
    { to: paths.partners, label: 'Partners', note: 'People we build with' },
  ],
};

const services: Menu = {
  id: 'services',
  label: 'Services',
  intro: 'We come to your team, or your stage, and leave you able to go on alone.',
  links: [
    {
      to: paths.speakerConsulting,
      label: 'Speaking & Events',
      note: 'Keynotes, panels and working sessions',
    },
    { to: paths.services, label: 'AI Services', note: 'Consulting, agents and training' },
  ],
};

const learn: Menu = {
  id: 'learn',
  label: 'Learn',
  intro: 'Short lessons, real practice, and company while you do it.',
  links: [
    { to: paths.academy, label: 'Epic Life Lab', note: 'The academy and its programs' },
    { to: paths.learn, label: 'Learning Hub', note: 'Find your way by what you want' },
    { to: paths.flow, label: 'The Flow', note: 'The rhythm we work in' },
  ],
};

const community: Menu = {
  id: 'community',
  label: 'Community',
  intro: 'The people here, and what they are working on together.',
  links: [
    { to: paths.synergizer, label: 'Synergizer', note: 'Projects and exchanges' },
    { to: paths.members, label: 'Members', note: 'Everyone, by role, place and skill' },
    { to: paths.friends, label: 'Friends', note: 'The people you know' },
    { to: paths.discussions, label: 'Discussions', note: 'Questions, answers, second thoughts' },
    { to: paths.groups, label: 'Interest Groups', note: 'Small rooms with one subject' },
  ],
};

export const contact: MenuLink = { to: paths.contact, label: 'Contact' };

export function menusFor(user: SiteUser | null): Menu[] {
  return user ? [about, services, learn, community] : [about, services, learn];
}

export function personalLinks(user: SiteUser): MenuLink[] {
  return [
    { to: paths.profile, label: 'Profile' },
    { to: paths.notifications, label: 'Notifications' },
    { to: paths.messages, label: 'Messages' },
    { to: paths.progress, label: 'Progress' },
    { to: paths.recommendations, label: 'Recommendations' },
    ...(user.isModerator ? [{ to: paths.adminReports, label: 'Reports' }] : []),
    ...(user.isAdmin ? [{ to: paths.admin, label: 'Admin' }] : []),
  ];
}

/** What an account is set up with; beside the personal links. */
export const accountLinks: MenuLink[] = [
  { to: paths.accountNotifications, label: 'Settings' },
  { to: paths.accountMembership, label: 'Membership' },
];

/** The personal links of the side menu: members start at their dashboard. */
export function mobilePersonalLinks(user: SiteUser): MenuLink[] {
  const dashboard = user.isHPCMember ? [{ to: paths.dashboard, label: 'Dashboard' }] : [];
  return [...dashboard, ...personalLinks(user)];
}

/** What the header offers beside the menus. Signing in comes back to `currentPath`. */
export function headerActions(user: SiteUser | null, currentPath: string): MenuLink[] {
  if (!user) {
    return [
      { to: paths.signIn(currentPath), label: 'Login' },
      { to: paths.joinPro, label: 'HPC Pro' },
    ];
  }
  return user.isHPCMember ? [] : [{ to: paths.joinPro, label: 'Join HPC' }];
}

export const footerColumns: { title: string; links: MenuLink[] }[] = [
  {
    title: 'Learn',
    links: [
      { to: paths.courses, label: 'Courses' },
      { to: paths.learn, label: 'Learning Hub' },
      { to: paths.academy, label: 'Epic Life Lab' },
      { to: paths.flow, label: 'The Flow' },
    ],
  },
  {
    title: 'Community',
    links: [
      { to: paths.community, label: 'Community' },
      { to: paths.events, label: 'Events' },
      { to: paths.groups, label: 'Interest Groups' },
      { to: paths.synergizer, label: 'Synergizer' },
    ],
  },
  {
    title: 'Membership',
    links: [
      { to: paths.joinPro, label: 'HPC Catalyst' },
      { to: paths.subscribe, label: 'Plans and prices' },
      { to: paths.contact, label: 'Contact' },
    ],
  },
];

/** Whether a link is the page being shown: the path decides, never the query. */
export function isCurrent(to: string, pathname: string): boolean {
  const bare = (path: string) => path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
  return bare(to) === bare(pathname);
}

/** The name to greet and to draw an initial from. */
export function nameOf(user: SiteUser): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || 'Catalyst';
}
