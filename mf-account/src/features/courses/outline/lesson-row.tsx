import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Badge, classNames } from '@futurelab/platform/ui';
import type { Lesson } from '../../../queries/admin/courses/course-draft';
import { LESSON_KINDS } from '../../../shared/courses/lesson-kinds';
import rowStyles from '../../../shared/courses/movable-row.module.css';
import { MoveButtons, type Step } from '../../../shared/courses/move-buttons';
import type { DropTarget, PartDrag } from '../../../shared/courses/use-part-drag';
import type { ApplyChange } from './outline';
import styles from './outline.module.css';
import { PartMenu } from './part-menu';

interface LessonRowProps {
  course: string;
  lesson: Lesson;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: Step) => void;
  onChange: ApplyChange;
  drag: PartDrag & DropTarget;
}

export function LessonRow({ course, lesson, isFirst, isLast, onMove, onChange, drag }: LessonRowProps) {
  const { id, title, kind, isPreview, blocks } = lesson;
  const { isTarget, ...events } = drag;
  return (
    <li className={classNames(rowStyles.row, isTarget && rowStyles.target)} {...events}>
      <Link to={paths.adminLesson(course, id)} draggable={false}>
        <bdi>{title || 'Untitled'}</bdi>
      </Link>
      <span className={styles.kind}>{blocks.length === 0 ? 'Empty' : LESSON_KINDS[kind]}</span>
      {isPreview && <Badge>Free preview</Badge>}
      <span className={rowStyles.acts}>
        <MoveButtons partId={id} title={title} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <PartMenu part={lesson} what="lesson" onChange={onChange} />
      </span>
    </li>
  );
}
