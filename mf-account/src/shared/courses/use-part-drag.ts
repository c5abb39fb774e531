import { useState, type DragEvent } from 'react';

/** A lesson’s place: its module, and the lesson that it stands before; null at the end. */
export interface Place {
  moduleId: string;
  before: string | null;
}

export interface PartDrag {
  draggable: true;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: () => void;
}

export interface DropTarget {
  isTarget: boolean;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
}

interface Moves {
  onLesson: (lessonId: string, place: Place) => void;
  /** Before another module; null at the end. */
  onModule: (moduleId: string, before: string | null) => void;
}

interface Dragged {
  kind: 'lesson' | 'module';
  id: string;
}

/** Lessons and modules dragged by pointer, before another one or to the end. */
export function usePartDrag({ onLesson, onModule }: Moves) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  const drag = (kind: Dragged['kind'], id: string): PartDrag => ({
    draggable: true,
    onDragStart: (event) => {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing without data.
      event.dataTransfer.setData('text/plain', id);
      setDragged({ kind, id });
    },
    onDragEnd: end,
  });
  const dropOn = (kind: Dragged['kind'], place: string, move: (id: string) => void): DropTarget => ({
    isTarget: dragged?.kind === kind && target === place && dragged.id !== place,
    onDragOver: (event) => {
      if (dragged?.kind !== kind) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(place);
    },
    onDrop: (event) => {
      if (dragged?.kind !== kind) return;
      event.preventDefault();
      event.stopPropagation();
      move(dragged.id);
      end();
    },
  });
  return {
    lesson: (moduleId: string, lessonId: string) => ({
      ...drag('lesson', lessonId),
      ...dropOn('lesson', lessonId, (id) => onLesson(id, { moduleId, before: lessonId })),
    }),
    /** The end of a module. */
    lessons: (moduleId: string) => {
      const { isTarget: _, ...events } = dropOn('lesson', moduleId, (id) =>
        onLesson(id, { moduleId, before: null }),
      );
      return events;
    },
    module: (moduleId: string) => drag('module', moduleId),
    beforeModule: (moduleId: string) => dropOn('module', moduleId, (id) => onModule(id, moduleId)),
    lastModule: () => dropOn('module', 'end', (id) => onModule(id, null)),
  };
}
