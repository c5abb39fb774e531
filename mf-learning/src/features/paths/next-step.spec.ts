import { aCourse, aLearningPath } from '../../test-data';
import { nextStep } from './next-step';

const course = { id: 'c1', slug: 'ai-foundations', title: 'AI Foundations' };
const lesson = { id: 'l2', slug: 'what-it-does-not', title: 'What it does not', position: 2 };

describe('the next step of a path', () => {
  it('is a course before the member is enrolled in it', () => {
    expect(nextStep(aLearningPath({ next: { course, lesson: null } }))).toEqual({
      label: 'Start with AI Foundations',
      to: '/courses/ai-foundations',
    });
  });

  it('is a lesson afterwards', () => {
    const to = '/learn/ai-foundations/lesson/what-it-does-not';
    const begun = aLearningPath({ next: { course, lesson }, courses: [aCourse({ progress: 50 })] });
    expect(nextStep(begun)).toEqual({ label: 'Continue at “What it does not”', to });
    const enrolled = aLearningPath({ next: { course, lesson }, courses: [aCourse({ progress: 0 })] });
    expect(nextStep(enrolled)).toEqual({ label: 'Start with “What it does not”', to });
  });

  it('is nothing once all is completed', () => {
    expect(nextStep(aLearningPath({ next: null }))).toBeNull();
  });
});
