import { Sheet } from '@futurelab/platform/overlays';
import type { Course } from '@futurelab/platform/queries/learning';
import { LessonOutline } from './lesson-outline';

interface OutlineSheetProps {
  course: Course;
  current: string;
  onOpenChange: (open: boolean) => void;
}

export default function OutlineSheet({ course, current, onOpenChange }: OutlineSheetProps) {
  return (
    <Sheet open onOpenChange={onOpenChange} title="Lessons" side="start">
      <LessonOutline course={course} current={current} onFollow={() => onOpenChange(false)} />
    </Sheet>
  );
}
