import { Button } from '@futurelab/platform/ui';
import { useId, useRef, type ReactNode } from 'react';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  /** What the button says. */
  label?: string;
  /** How many filters the list is narrowed by. */
  chosen?: number;
  /** Whether a button at the end sends the form; links need none. */
  done?: boolean;
  /** The fields, inside the form that narrows the list, or links. */
  children: ReactNode;
}

/** The filters of a list: in the page where there is room, and on a phone in a sheet, which needs no script. */
export function FilterSheet({ label = 'Filters', chosen = 0, done = true, children }: FilterSheetProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button variant="secondary" className={styles.open} popoverTarget={id}>
        {chosen > 0 ? `${label} (${chosen})` : label}
      </Button>
      <div ref={sheet} id={id} popover="auto" role="group" aria-label="Filters" className={styles.sheet}>
        {children}
        {done && (
          <Button type="submit" wide className={styles.done} onClick={() => sheet.current?.hidePopover()}>
            Show results
          </Button>
        )}
      </div>
    </>
  );
}
