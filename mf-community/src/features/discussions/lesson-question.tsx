import { lessonQuestionMutation } from '../../queries/posts';
import { PostInPlace } from './post-in-place';

/** A question, written without leaving the lesson. */
export const LessonQuestion = ({ lessonId }: { lessonId: string }) => (
  <PostInPlace
    place={`lesson-question:${lessonId}`}
    mutation={lessonQuestionMutation(lessonId)}
    label="Ask about this lesson"
    resume="Continue your question"
    posted="Question posted."
  />
);
