import { aCourse, anEnrollment } from '../../test-data';
import { recommend } from './recommend';

const event = (id: string, placesLeft: number | null = null, access: 'free' | 'pro' = 'free') => ({
  id,
  slug: id,
  title: `Event ${id}`,
  summary: '',
  startDate: '2099-03-05T23:30:00.000Z',
  timeZone: 'Europe/Berlin',
  access,
  placesLeft,
  coverSeed: id,
});

const nobody = {
  enrollments: [],
  courses: [],
  events: [],
  answeredEventIds: new Set<string>(),
  isHPCMember: false,
  timeZone: 'Asia/Tokyo',
};

describe('recommend', () => {
  it('gives a reason for everything', () => {
    const items = recommend({
      ...nobody,
      enrollments: [anEnrollment()],
      courses: [aCourse({ id: 'c2', slug: 'two' })],
      events: [event('e1', 1)],
    });
    expect(items.map(({ reason }) => reason)).toEqual([
      'You are 50% through AI Foundations; this is where you stopped.',
      'It belongs to AI Mastery, a track you are already in. It takes 1 h 30 min.',
      'Friday, March 6, 1 place left. You have not answered yet.',
    ]);
  });

  it('never shows what is finished, taken, full, answered or closed to the member', () => {
    const items = recommend({
      ...nobody,
      enrollments: [anEnrollment({ progress: 100, nextLesson: null })],
      courses: [aCourse({ id: 'c1', progress: 100 }), aCourse({ id: 'c3', access: 'pro' })],
      events: [event('full', 0), event('answered'), event('closed', null, 'pro')],
      answeredEventIds: new Set(['answered']),
    });
    expect(items).toEqual([]);
  });

  it('stops at ten', () => {
    const many = Array.from({ length: 20 }, (_, index) => index);
    const items = recommend({
      ...nobody,
      enrollments: many.map((index) => anEnrollment({ id: `e${index}`, courseId: `taken${index}` })),
      courses: many.map((index) => aCourse({ id: `new${index}` })),
      events: many.map((index) => event(`ev${index}`)),
    });
    expect(items).toHaveLength(10);
  });
});
