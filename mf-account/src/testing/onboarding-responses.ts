import type { StubResponses } from '@futurelab/platform/testing';
import type { OwnProfile } from '@futurelab/platform/queries/members';

export const blankProfile: OwnProfile = {
  id: 'user-nia',
  slug: 'nia',
  email: 'nia@futurelab.test',
  firstName: 'Nia',
  lastName: null,
  profileImageUrl: null,
  portraitUrl: '/pictures/portraits/1/u1.svg',
  currentRole: null,
  location: null,
  timeZone: 'America/New_York',
  bio: null,
  interests: [],
  intents: [],
  track: null,
  acceptsMessagesFromStrangers: true,
  inDirectory: true,
  showsActivity: true,
  hasCompletedOnboarding: false,
  onboardingStep: 1,
  hiddenCourses: [],
  hiddenAchievements: [],
  helpsWith: [],
  joinedAt: '2026-03-01T08:00:00Z',
  links: [],
  lookingFor: [],
  skills: [],
  visibility: {
    email: 'me',
    location: 'members',
    timeZone: 'members',
    bio: 'public',
    links: 'members',
    skills: 'public',
    helpsWith: 'members',
    lookingFor: 'members',
    interests: 'members',
    groups: 'members',
    finishedCourses: 'members',
    achievements: 'members',
    membersPage: 'members',
  },
};

const course = (title: string, access: 'free' | 'pro') => {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return { id: `course-${slug}`, slug, title, duration: '2 h 10 min', access, coverSeed: slug };
};

export const onboardingResponses: StubResponses = {
  'GET /api/my/profile': { body: blankProfile },
  'GET /api/my/newsletter': { body: { state: 'off', interests: [] } },
  'PUT /api/my/onboarding': { body: { id: 'user-nia' } },
  'GET /api/my/enrollments': { body: [] },
  'GET /api/learning-paths': {
    body: [
      {
        id: 'ai-mastery',
        title: 'AI Mastery',
        description: 'Understand the tools.',
        courses: [course('Automation Without Regret', 'pro'), course('AI Foundations', 'free')],
      },
      {
        id: 'leadership-transformation',
        title: 'Leadership Transformation',
        description: 'Lead people.',
        courses: [course('Leading Through Change', 'free')],
      },
    ],
  },
};
