import { paths } from '@futurelab/platform/paths';
import type { Step } from '../../shared/panel/steps';
import type { Activity } from '@futurelab/platform/queries/learning';

/** The first days, step by step, ticked from what the member has really done. */
export const guideSteps = (guide: Activity['guide']): Step[] => [
  {
    title: 'Complete your profile',
    why: 'What you do and a few lines about you help the right people find you.',
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
    why: 'A dozen people with the same question are worth a book.',
    to: paths.groups,
    done: guide.groupJoined,
  },
  {
    title: 'Say yes to an event',
    why: 'A date in the calendar is how most things begin.',
    to: paths.events,
    done: guide.eventRsvped,
  },
  {
    title: 'Introduce yourself',
    why: 'Two sentences are enough: what you do, what you wonder about.',
    to: paths.newDiscussion({ kind: 'introduction' }),
    done: guide.introduced,
  },
];
