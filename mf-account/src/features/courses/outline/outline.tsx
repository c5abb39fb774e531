import { FormError } from '@futurelab/platform/components/form-error';
import { useMutation } from '@futurelab/platform/query';
import { classNames, EmptyState, VisuallyHidden } from '@futurelab/platform/ui';
import { useState, type ReactNode } from 'react';
import { outlineMutation, type CourseModule } from '../../../queries/admin/courses/course-draft';
import { moveButtonId, MoveButtons, type Step } from '../../../shared/courses/move-buttons';
import { useFocusAfter } from '../../../shared/courses/use-focus-after';
import { usePartDrag, type DropTarget } from '../../../shared/courses/use-part-drag';
import { AddPart } from './add-part';
import {
  addLesson,
  addModule,
  moveLesson,
  moveModule,
  placeBeside,
  placeModule,
  positionText,
} from './arrange';
import { LessonRow } from './lesson-row';
import rowStyles from '../../../shared/courses/movable-row.module.css';
import styles from './outline.module.css';
import { PartMenu } from './part-menu';

export type OutlineChange = (modules: CourseModule[]) => CourseModule[];
/** Settled once it is saved, or was not. */
export type ApplyChange = (change: OutlineChange) => Promise<unknown>;

interface OutlineProps {
  course: string;
  modules: CourseModule[];
}

/** The modules and lessons of a draft, to be added to, renamed and put in order. */
export function Outline({ course, modules }: OutlineProps) {
  const change = useMutation(outlineMutation(course));
  const [announcement, setAnnouncement] = useState('');
  const focusAfter = useFocusAfter(modules);

  const apply = (make: OutlineChange) => change.mutateAsync(make);
  const move = (partId: string, step: Step, make: OutlineChange) => {
    focusAfter(moveButtonId(partId, step));
    setAnnouncement(positionText(make(modules), partId));
    change.mutate(make);
  };
  const moveBeside = (lessonId: string, step: Step) =>
    placeBeside(modules, lessonId, step) &&
    move(lessonId, step, (now) => {
      const place = placeBeside(now, lessonId, step);
      return place ? moveLesson(now, lessonId, place) : now;
    });
  const drop = (partId: string, make: OutlineChange) => {
    setAnnouncement(positionText(make(modules), partId));
    change.mutate(make);
  };
  const drag = usePartDrag({
    onLesson: (id, place) => drop(id, (now) => moveLesson(now, id, place)),
    onModule: (id, before) => drop(id, (now) => placeModule(now, id, before)),
  });
  const { isTarget: isLastTarget, ...lastModule } = drag.lastModule();

  return (
    <div className={styles.outline}>
      {modules.length === 0 && (
        <EmptyState title="No modules yet">Add a module, then its lessons.</EmptyState>
      )}
      {modules.map((module, index) => (
        <ModuleSection key={module.id} moduleId={module.id} target={drag.beforeModule(module.id)}>
          <header className={styles.head} {...drag.module(module.id)}>
            <h2 id={`module-${module.id}`}>
              <bdi>{module.title || 'Untitled'}</bdi>
            </h2>
            <MoveButtons
              partId={module.id}
              title={module.title}
              isFirst={index === 0}
              isLast={index === modules.length - 1}
              onMove={(step) => move(module.id, step, (now) => moveModule(now, module.id, step))}
            />
            <PartMenu part={module} what="module" onChange={apply} />
          </header>
          <ol className={styles.lessons} {...drag.lessons(module.id)}>
            {module.lessons.map((lesson) => (
              <LessonRow
                key={lesson.id}
                course={course}
                lesson={lesson}
                isFirst={placeBeside(modules, lesson.id, -1) === null}
                isLast={placeBeside(modules, lesson.id, 1) === null}
                onMove={(step) => moveBeside(lesson.id, step)}
                onChange={apply}
                drag={drag.lesson(module.id, lesson.id)}
              />
            ))}
          </ol>
          <AddPart
            label={`New lesson in ${module.title}`}
            action="Add lesson"
            onAdd={(id, title) => apply((now) => addLesson(now, module.id, id, title))}
          />
        </ModuleSection>
      ))}
      <div className={classNames(isLastTarget && rowStyles.target)} {...lastModule}>
        <AddPart
          label="New module"
          action="Add module"
          onAdd={(id, title) => apply((now) => addModule(now, id, title))}
        />
      </div>
      <FormError error={change.error} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

interface ModuleSectionProps {
  moduleId: string;
  target: DropTarget;
  children: ReactNode;
}

const ModuleSection = ({ moduleId, target: { isTarget, ...events }, children }: ModuleSectionProps) => (
  <section
    className={classNames(isTarget && rowStyles.target)}
    aria-labelledby={`module-${moduleId}`}
    {...events}
  >
    {children}
  </section>
);
