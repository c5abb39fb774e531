import { paths } from '@futurelab/platform/paths';
import { Link, useParams } from '@futurelab/platform/router';
import { useState } from 'react';
import { NewPostForm } from '../features/discussions/new-post-form';

/** A question about the lesson that the page shows, written and posted there. */
export default function LessonQuestion() {
  const { courseId = '', lessonId = '' } = useParams();
  const [posted, setPosted] = useState<string | null>(null);
  if (posted !== null)
    return (
      <p role="status">
        Your question is posted. <Link to={paths.discussion(posted)}>See it</Link>
      </p>
    );
  return <NewPostForm kind="question" group={null} lesson={`${courseId}/${lessonId}`} onPosted={setPosted} />;
}
