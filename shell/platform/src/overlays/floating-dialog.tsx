import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type RefObject } from 'react';
import { focusSuccessor, placeOf, type Place } from '../focus/place';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/media/icon';
import type { DialogProps, SheetProps } from './dialog';
import styles from './floating-dialog.module.css';

type FloatingDialogProps = Omit<DialogProps, 'trigger'> &
  Pick<SheetProps, 'side'> & {
    /** What was pressed to open it, where that is known. */
    opener: RefObject<HTMLElement | null>;
  };

/**
 * Radix's own overlay locks scrolling with a style element, which the site's content policy forbids: the veil is
 * a plain element here, and its style sheet holds the page still while it is there.
 */
export function FloatingDialog({
  title,
  description,
  side,
  open,
  onOpenChange,
  opener,
  focusFirst,
  footer,
  children,
}: FloatingDialogProps) {
  const cameFrom = useRef<{ element: HTMLElement; place: Place }>(undefined);
  const giveFocusBack = (event: Event) => {
    if (!cameFrom.current) return;
    const { element, place } = cameFrom.current;
    event.preventDefault();
    if (element.isConnected) element.focus();
    else if (document.activeElement === document.body) focusSuccessor(place);
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className={styles.veil} />
        <RadixDialog.Content
          className={side ? classNames(styles.sheet, styles[side]) : styles.dialog}
          onOpenAutoFocus={(event) => {
            // Some browsers do not focus a button that is pressed.
            const element = opener.current ?? document.activeElement;
            cameFrom.current =
              element instanceof HTMLElement ? { element, place: placeOf(element) } : undefined;
            if (!focusFirst?.current) return;
            event.preventDefault();
            focusFirst.current.focus();
          }}
          onCloseAutoFocus={giveFocusBack}
          {...(description ? undefined : { 'aria-describedby': undefined })}
        >
          <header className={styles.top}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            <RadixDialog.Close className={styles.close} aria-label="Close">
              <Icon name="close" />
            </RadixDialog.Close>
          </header>
          {description && (
            <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
          )}
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
