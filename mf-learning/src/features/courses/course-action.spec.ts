import { aCourseDetail } from '../../test-data';
import { courseAction } from './course-action';

const free = { isHPCMember: false };
const pro = { isHPCMember: true };
const next = { id: 'l2', slug: 'what-it-does-not', title: 'What it does not', position: 2 };

describe('the one button of a course', () => {
  it('brings a visitor back to the course after signing in', () => {
    expect(courseAction(aCourseDetail(), null)).toEqual({
      kind: 'navigate',
      label: 'Sign in to enroll free',
      href: '/api/login?returnTo=%2Fcourses%2Fai-foundations',
    });
  });

  it('enrolls a member in a free course', () => {
    expect(courseAction(aCourseDetail(), free)).toEqual({ kind: 'enroll', label: 'Enroll free' });
  });

  it('asks for Pro where the course needs it, and not from members who have it', () => {
    const course = aCourseDetail({ access: 'pro' });
    expect(courseAction(course, free)).toMatchObject({
      label: 'Unlock with Pro',
      to: '/subscribe?membership=hpc&returnTo=%2Fcourses%2Fai-foundations',
    });
    expect(courseAction(course, null)).toMatchObject({ label: 'Unlock with Pro' });
    expect(courseAction(course, pro)).toMatchObject({ kind: 'enroll' });
  });

  it('continues at the next lesson', () => {
    const course = aCourseDetail({ enrollment: { id: 'e1', progress: 50, newLessons: 0, nextLesson: next } });
    expect(courseAction(course, free)).toEqual({
      kind: 'link',
      label: 'Continue at “What it does not”',
      to: '/learn/ai-foundations/lesson/what-it-does-not',
    });
  });

  it('continues at what has come since the course was finished', () => {
    const course = aCourseDetail({
      enrollment: { id: 'e1', progress: 100, newLessons: 1, nextLesson: next },
    });
    expect(courseAction(course, free)).toMatchObject({ label: 'Continue at “What it does not”' });
  });

  it('offers a finished course for review', () => {
    const course = aCourseDetail({
      enrollment: { id: 'e1', progress: 100, newLessons: 0, nextLesson: null },
    });
    expect(courseAction(course, free)).toMatchObject({
      label: 'Review',
      to: '/learn/ai-foundations/lesson/what-it-does',
    });
  });
});
