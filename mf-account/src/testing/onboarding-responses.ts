import type { StubResponses } from '@futurelab/platform/testing';
import type { OwnProfile } from '../queries/account/profile';
import { event } from './home-responses';

export const blankProfile: OwnProfile = {
  id: 'user-nia',
  slug: 'nia',
  email: 'nia@futurelab.test',
  firstName: 'Nia',
  lastName: null,
  profileImageUrl: null,
  currentRole: null,
  location: null,
  timeZone: 'America/New_York',
  bio: null,
  interests: [],
  intents: [],
  track: null,
  acceptsMessagesFromStrangers: true,
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
  },
};

const course = (title: string, access: 'free' | 'pro') => {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return { id: `course-${slug}`, slug, title, duration: '2 h 10 min', access, coverSeed: slug };
};

export const onboardingResponses: StubResponses = {
  'GET /api/my/profile': { body: blankProfile },
  'GET /api/my/newsletter': { body: { state: 'off' } },
  'GET /api/my/activity': { body: { streak: 0, days: [], guide: { introduced: false } } },
  'PUT /api/my/onboarding': { body: { id: 'user-nia' } },
  'GET /api/my/enrollments': { body: [] },
  'GET /api/my/groups': { body: [] },
  'GET /api/my/rsvps': { body: [] },
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
  'GET /api/groups': {
    body: [
      {
        id: 'g1',
        slug: 'quiet-operations',
        name: 'Quiet Operations',
        topic: 'Operations',
        visibility: 'public',
        memberCount: 34,
        coverSeed: 'g1',
      },
      {
        id: 'g2',
        slug: 'board-room',
        name: 'Board Room',
        topic: 'Leadership',
        visibility: 'private',
        memberCount: 8,
        coverSeed: 'g2',
      },
    ],
  },
  'GET /api/events?limit=8': {
    body: [event('Morning Circle', 3), event('Pro Evening', 4, { access: 'pro' })],
  },
};
