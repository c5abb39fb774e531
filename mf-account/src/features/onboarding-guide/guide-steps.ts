import { paths } from '@futurelab/platform/paths';
import type { Step } from '../../shared/panel/steps';
import type { Activity } from '@futurelab/platform/queries/learning';

/** The first days, step by step, ticked from what the member has really done. */
export const guideSteps = (guide: Activity['guide']): Step[] => [
  {
    title: 'Complete your profile',
    why: 'Your role and a short bio help the right people find you.',
    to: paths.editProfile,
    done: guide.profileCompleted,
  },
  {
    title: 'Start a course',
    why: 'The first lesson takes about fifteen minutes.',
    to: paths.courses,
    done: guide.courseStarted,
  },
  {
    title: 'Join a group',
    why: 'Meet a few people with the same question.',
    to: paths.groups,
    done: guide.groupJoined,
  },
  {
    title: 'Go to an event',
    why: 'Meet other members live.',
    to: paths.events,
    done: guide.eventRsvped,
  },
  {
    title: 'Introduce yourself',
    why: 'Two sentences are enough: what you do and what you’re curious about.',
    to: paths.newDiscussion({ kind: 'introduction' }),
    done: guide.introduced,
  },
];
