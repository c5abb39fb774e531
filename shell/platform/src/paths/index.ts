export { API_PREFIXES } from '../api-prefixes';
export { ownPath, returnPath } from './return-path';

/** Every URL of the product. Components take URLs from here, never from a string of their own. */
export const paths = {
  home: '/',
  login: '/login',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  search: '/search',
  searchFor: (words: string) => `/search?q=${encodeURIComponent(words)}`,

  about: '/about',
  services: '/services',
  contact: '/contact',
  speakerConsulting: '/speaker-consulting',
  bookSpeaking: '/book-speaking',
  aiConsulting: '/ai-consulting',
  vibeCoding: '/vibe-coding',
  aiAgents: '/ai-agents',
  partners: '/partners',
  terms: '/terms',
  privacy: '/privacy',
  flow: '/flow',
  book: '/digital-mystics/book',
  podcast: '/digital-mystics/podcast',
  episode: (episode: string) => `/digital-mystics/podcast#${encodeURIComponent(episode)}`,
  podcastFeed: '/digital-mystics/podcast/feed.xml',
  apertureCircle: '/aperture-circle',
  catalystCollective: '/catalyst-collective',

  academy: '/futurelab-academy',
  academyCheckout: (tier: string) => `/academy/checkout/${encodeURIComponent(tier)}`,
  academySuccess: '/academy/success',
  learn: '/learn',
  learnCourse: (course: string) => `/learn/${encodeURIComponent(course)}`,
  courses: '/courses',
  course: (course: string) => `/courses/${encodeURIComponent(course)}`,
  lesson: (course: string, lesson: string) =>
    `/learn/${encodeURIComponent(course)}/lesson/${encodeURIComponent(lesson)}`,
  learningPaths: '/learning-paths',
  track: (track: string) => `/${track}-track`,
  certificate: (certificate: string) => `/certificates/${encodeURIComponent(certificate)}`,
  progress: '/progress',
  recommendations: '/recommendations',

  events: '/events',
  event: (event: string) => `/events/${encodeURIComponent(event)}`,
  eventsCalendar: '/events/calendar',
  eventFile: (event: string) => `/events/${encodeURIComponent(event)}.ics`,
  newEvent: (group?: string) => `/events/new${group ? `?group=${encodeURIComponent(group)}` : ''}`,
  editEvent: (event: string) => `/events/${encodeURIComponent(event)}/edit`,
  groups: '/groups',
  group: (group: string) => `/groups/${encodeURIComponent(group)}`,
  newGroup: '/groups/new',
  groupPeople: (group: string) => `/groups/${encodeURIComponent(group)}/people`,
  groupInvitation: (code: string) => `/groups/join/${encodeURIComponent(code)}`,
  editGroup: (group: string) => `/groups/${encodeURIComponent(group)}/edit`,
  community: '/community',
  members: '/community/members',
  friends: '/community/friends',
  friendRequests: '/community/friends?tab=received',
  discussions: '/community/discussions',
  newDiscussion: ({ kind, group, lesson }: { kind?: string; group?: string; lesson?: string } = {}) => {
    const search = new URLSearchParams({
      ...(kind && { kind }),
      ...(group && { group }),
      ...(lesson && { lesson }),
    });
    return `/community/discussions/new${search.size > 0 ? `?${search}` : ''}`;
  },
  discussion: (post: string) => `/community/discussions/${encodeURIComponent(post)}`,
  synergizer: '/synergizer',
  project: (project: string) => `/synergizer/project/${encodeURIComponent(project)}`,
  exchange: (exchange: string) => `/synergizer/exchange/${encodeURIComponent(exchange)}`,
  proposeProject: '/propose-project',
  proposeExchange: '/propose-exchange',
  messages: '/messages',
  conversation: (conversation: string) => `/messages/${encodeURIComponent(conversation)}`,
  messageTo: (...members: string[]) =>
    `/messages?${members.map((member) => `to=${encodeURIComponent(member)}`).join('&')}`,
  notifications: '/notifications',

  profile: '/profile',
  memberProfile: (member: string) => `/profile/${encodeURIComponent(member)}`,
  editProfile: '/edit-profile',
  accountMembership: '/account/membership',
  accountNotifications: '/account/notifications',
  accountPrivacy: '/account/privacy',
  accountDevices: '/account/devices',
  accountData: '/account/data',
  admin: '/admin',
  adminReleases: '/admin/releases',
  adminReports: '/admin/reports',
  adminGroups: '/admin/groups',
  adminEnquiries: '/admin/enquiries',
  adminEnquiry: (enquiry: string) => `/admin/enquiries/${encodeURIComponent(enquiry)}`,
  analytics: '/analytics',
  subscribe: '/subscribe',
  joinPro: '/subscribe?membership=hpc',
  /** Paying leads back to `page`. */
  joinProFor: (page: string) => `/subscribe?membership=hpc&returnTo=${encodeURIComponent(page)}`,
  /** Without a script. */
  membershipForm: (act: 'checkout' | 'cancel' | 'resume' | 'portal') => `/api/membership-forms/${act}`,
  checkoutSuccess: '/checkout/success',
  checkoutCancel: '/checkout/cancel',

  signIn: (returnTo = '/') => `/api/login?returnTo=${encodeURIComponent(returnTo)}`,
  signInWith: (provider: string, returnTo = '/') =>
    `/auth/${encodeURIComponent(provider)}?returnTo=${encodeURIComponent(returnTo)}`,
  /** Signs in as a proof for the identity that waits in this browser. */
  proveWith: (provider: string, returnTo = '/') =>
    `/auth/${encodeURIComponent(provider)}?returnTo=${encodeURIComponent(returnTo)}&joins=1`,
  /** Without a script. */
  signInCode: '/auth/code',
  signInCodeVerify: '/auth/code/verify',
  signOut: '/api/logout',
} as const;
