import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ReactNode, type RefObject } from 'react';
import { focusSuccessor, placeOf, type Place } from '../focus/place';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/media/icon';
import styles from './dialog.module.css';

export interface DialogProps {
  title: ReactNode;
  /** What it is about, in a sentence; read with the title. */
  description?: ReactNode;
  /** The Button that opens it; leave it out and drive `open` instead. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What has the focus at first; without it the first control. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** Buttons at the end, the safe one first. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A question or a short form over the page. Esc, the cross and a press outside close it; the focus returns. */
export function Dialog(props: DialogProps) {
  return <Floating {...props} className={styles.dialog} />;
}

export interface SheetProps extends DialogProps {
  /** The edge it comes from; on phones always the bottom. */
  side?: 'end' | 'start';
}

/** A panel at the edge of the screen: filters, an outline, a detail beside a list. */
export function Sheet({ side = 'end', ...props }: SheetProps) {
  return <Floating {...props} className={classNames(styles.sheet, styles[side])} />;
}

/**
 * Radix's own overlay locks scrolling with a style element, which the site's content policy forbids: the veil is
 * a plain element here, and its style sheet holds the page still while it is there.
 */
function Floating({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  focusFirst,
  footer,
  children,
  className,
}: DialogProps & { className?: string }) {
  const opener = useRef<{ element: HTMLElement; place: Place }>(undefined);
  // Radix gives the focus back to its trigger; without one, it goes where it came from, or to what is there now.
  const giveFocusBack = (event: Event) => {
    if (!opener.current) return;
    const { element, place } = opener.current;
    if (trigger && element.isConnected) return;
    event.preventDefault();
    if (element.isConnected) element.focus();
    else if (document.activeElement === document.body) focusSuccessor(place);
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <div className={styles.veil} />
        <RadixDialog.Content
          className={className}
          onOpenAutoFocus={(event) => {
            const { activeElement: element } = document;
            opener.current =
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

/** Around a button in the content or footer that closes the dialog as well. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
