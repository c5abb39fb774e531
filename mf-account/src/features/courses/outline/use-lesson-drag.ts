import { useState, type DragEvent } from 'react';
import type { Place } from './arrange';

export interface RowDrag {
  draggable: true;
  isTarget: boolean;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
}

/** Lessons dragged by pointer, before another lesson or to the end of a module. */
export function useLessonDrag(onMove: (lessonId: string, place: Place) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  const over = (id: string) => (event: DragEvent) => {
    if (dragged === null) return;
    event.preventDefault();
    event.stopPropagation();
    setTarget(id);
  };
  const drop = (place: Place) => (event: DragEvent) => {
    if (dragged === null) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(dragged, place);
    end();
  };
  return {
    row: (moduleId: string, lessonId: string): RowDrag => ({
      draggable: true,
      isTarget: target === lessonId && dragged !== lessonId,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', lessonId);
        setDragged(lessonId);
      },
      onDragOver: over(lessonId),
      onDrop: drop({ moduleId, before: lessonId }),
      onDragEnd: end,
    }),
    list: (moduleId: string) => ({
      onDragOver: over(moduleId),
      onDrop: drop({ moduleId, before: null }),
    }),
  };
}
