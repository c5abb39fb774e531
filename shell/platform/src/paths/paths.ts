/** Those that aren’t named as their address is. */
const WRITTEN_PAGES: Record<string, string> = {
  landing: '/',
  book: '/digital-mystics/book',
  podcast: '/digital-mystics/podcast',
  'the-flow': '/flow',
};

/** Every URL of the product. Components, mails and notifications take URLs from here, never from a string of their own. */
export const paths = {
  home: '/',
  login: '/login',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  search: '/search',
  searchFor: (text: string) => `/search?q=${encodeURIComponent(text)}`,

  about: '/about',
  services: '/services',
  contact: '/contact',
  speakerConsulting: '/speaker-consulting',
  bookSpeaking: '/book-speaking',
  aiConsulting: '/ai-consulting',
  vibeCoding: '/vibe-coding',
  aiAgents: '/ai-agents',
  partners: '/partners',
  newsletter: '/newsletter',
  newsletterIssue: (issue: string) => `/newsletter/${encodeURIComponent(issue)}`,
  /** Without a script. */
  newsletterForm: '/newsletter/subscribe',
  /** With the token of an email. */
  newsletterInterests: '/newsletter/interests',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  /** A page whose text is data, by its name there. */
  writtenPage: (page: string) => WRITTEN_PAGES[page] ?? `/${page}`,
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
  /** The draft, as someone else would see it. */
  coursePreview: (course: string, reader = 'visitor') =>
    `/courses/${encodeURIComponent(course)}/preview?as=${reader}`,
  lessonPreview: (course: string, lesson: string, reader = 'visitor') =>
    `/courses/${encodeURIComponent(course)}/preview/${encodeURIComponent(lesson)}?as=${reader}`,
  learningPaths: '/learning-paths',
  track: (track: string) => `/${track}-track`,
  certificate: (certificate: string) => `/certificates/${encodeURIComponent(certificate)}`,
  progress: '/progress',
  recommendations: '/recommendations',
  mentorship: '/mentorship',
  mentorshipFor: (lesson: string) => `/mentorship?lesson=${encodeURIComponent(lesson)}`,
  mentorshipQueue: '/mentorship/queue',
  mentorSessionFile: (request: string) =>
    `/api/mentorship/requests/${encodeURIComponent(request)}/calendar.ics`,

  events: '/events',
  event: (event: string) => `/events/${encodeURIComponent(event)}`,
  eventsCalendar: '/events/calendar',
  eventFile: (event: string) => `/events/${encodeURIComponent(event)}.ics`,
  newEvent: (group?: string) => `/events/new${group ? `?group=${encodeURIComponent(group)}` : ''}`,
  editEvent: (event: string) => `/events/${encodeURIComponent(event)}/edit`,
  eventPeople: (event: string) => `/events/${encodeURIComponent(event)}/people`,
  groups: '/groups',
  group: (group: string) => `/groups/${encodeURIComponent(group)}`,
  newGroup: '/groups/new',
  /** Without a script. */
  groupForms: '/api/group-forms',
  groupMembershipForm: (group: string) => `/api/group-forms/${encodeURIComponent(group)}/membership`,
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
  exchanges: '/synergizer?tab=exchanges',
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
  /** Without a script; they lead on to `page`. */
  profileForm: '/api/profile-forms',
  privacyForm: '/api/profile-forms/privacy',
  photoForm: (page: string) => `/api/profile-forms/photo?page=${encodeURIComponent(page)}`,
  photoRemovalForm: (page: string) => `/api/profile-forms/photo/removal?page=${encodeURIComponent(page)}`,
  onboardingForm: (step: number) => `/api/onboarding-forms/${step}`,
  accountNotifications: '/account/notifications',
  accountPrivacy: '/account/privacy',
  accountDevices: '/account/devices',
  accountData: '/account/data',
  admin: '/admin',
  adminAudit: '/admin/audit',
  adminEvents: '/admin/events',
  adminNewsletters: '/admin/newsletters',
  adminNewsletter: (newsletter: string) => `/admin/newsletters/${encodeURIComponent(newsletter)}`,
  newsletterPreview: (newsletter: string, theme: 'light' | 'dark') =>
    `/api/admin/newsletters/${encodeURIComponent(newsletter)}/preview?theme=${theme}`,
  adminPages: '/admin/pages',
  adminPage: (page: string) => `/admin/pages/${encodeURIComponent(page)}`,
  adminContents: (kind: string) => `/admin/content/${encodeURIComponent(kind)}`,
  adminContent: (kind: string, slug: string) =>
    `/admin/content/${encodeURIComponent(kind)}/${encodeURIComponent(slug)}`,
  adminMedia: '/admin/media',
  adminMediaFile: (file: string) => `/admin/media/${encodeURIComponent(file)}`,
  adminCourses: '/admin/courses',
  adminCourse: (course: string) => `/admin/courses/${encodeURIComponent(course)}`,
  courseExport: (course: string) => `/api/authoring/courses/${encodeURIComponent(course)}/export`,
  adminCourseVersions: (course: string) => `/admin/courses/${encodeURIComponent(course)}/versions`,
  adminLesson: (course: string, lesson: string) =>
    `/admin/courses/${encodeURIComponent(course)}/lessons/${encodeURIComponent(lesson)}`,
  adminJobs: '/admin/jobs',
  adminInvitations: '/admin/invitations',
  adminMembers: '/admin/members',
  adminMember: (member: string) => `/admin/members/${encodeURIComponent(member)}`,
  adminSettings: '/admin/settings',
  adminSubscriptions: '/admin/subscriptions',
  adminReleases: '/admin/releases',
  adminReports: '/admin/reports',
  adminGroups: '/admin/groups',
  adminAllGroups: '/admin/groups/all',
  adminEnquiries: '/admin/enquiries',
  adminEnquiry: (enquiry: string) => `/admin/enquiries/${encodeURIComponent(enquiry)}`,
  analytics: '/analytics',
  subscribe: '/subscribe',
  joinPro: '/subscribe?membership=hpc',
  /** Paying leads back to `page`. */
  joinProFor: (page: string) => `/subscribe?membership=hpc&returnTo=${encodeURIComponent(page)}`,
  /** Without a script. */
  membershipForm: (action: 'checkout' | 'cancel' | 'resume' | 'portal' | 'period') =>
    `/api/membership-forms/${action}`,
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
