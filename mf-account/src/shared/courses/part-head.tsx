import { Button } from '@futurelab/platform/ui';
import { moveButtonId, MoveButtons, type Step } from './move-buttons';
import styles from './part-head.module.css';

interface PartHeadProps {
  partId: string;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  /** `buttonId`: what was pressed, to have the focus again. */
  onMove: (step: Step, buttonId: string) => void;
  /** Without it, nothing is removed. */
  onRemove?: (() => void) | undefined;
}

/** What a block or a question is called, and where it stands. */
export const PartHead = ({ partId, title, isFirst, isLast, onMove, onRemove }: PartHeadProps) => (
  <header className={styles.head}>
    <h3>{title}</h3>
    <MoveButtons
      partId={partId}
      title={title}
      isFirst={isFirst}
      isLast={isLast}
      onMove={(step) => onMove(step, moveButtonId(partId, step))}
    />
    {onRemove && (
      <Button variant="quiet" size="small" aria-label={`Remove ${title}`} onClick={onRemove}>
        Remove
      </Button>
    )}
  </header>
);

/** The same list with one item a place further. */
export function moveItem<T>(items: readonly T[], index: number, step: Step): T[] {
  const item = items[index];
  return item === undefined ? [...items] : items.toSpliced(index, 1).toSpliced(index + step, 0, item);
}
