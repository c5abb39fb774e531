import { Button, Icon } from '@futurelab/platform/ui';
import styles from './move-buttons.module.css';

export type Step = -1 | 1;

export const moveButtonId = (partId: string, step: Step): string =>
  `move-${partId}-${step === 1 ? 'down' : 'up'}`;

interface MoveButtonsProps {
  partId: string;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: Step) => void;
}

/** One place up or down. At an end a button does nothing, and keeps the focus. */
export const MoveButtons = ({ partId, title, isFirst, isLast, onMove }: MoveButtonsProps) => (
  <span className={styles.moves}>
    {([-1, 1] as const).map((step) => {
      const isEnd = step === 1 ? isLast : isFirst;
      return (
        <Button
          key={step}
          id={moveButtonId(partId, step)}
          variant="quiet"
          size="small"
          className={step === 1 ? undefined : styles.up}
          aria-label={`Move ${title || 'Untitled'} ${step === 1 ? 'down' : 'up'}`}
          aria-disabled={isEnd || undefined}
          onClick={() => !isEnd && onMove(step)}
        >
          <Icon name="chevron-down" />
        </Button>
      );
    })}
  </span>
);
