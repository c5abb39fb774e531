import { Button } from '@futurelab/platform/ui';
import { useId, useRef, type ReactNode } from 'react';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  /** How many filters the list is narrowed by. */
  chosen: number;
  /** The fields, inside the form that narrows the list. */
  children: ReactNode;
}

/** The filters of a list: in the page where there is room, and on a phone in a sheet, which needs no script. */
export function FilterSheet({ chosen, children }: FilterSheetProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button variant="secondary" className={styles.open} popoverTarget={id}>
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </Button>
      <div ref={sheet} id={id} popover="auto" role="group" aria-label="Filters" className={styles.sheet}>
        {children}
        <Button type="submit" wide className={styles.done} onClick={() => sheet.current?.hidePopover()}>
          Show results
        </Button>
      </div>
    </>
  );
}
