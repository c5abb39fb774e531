import { Button, classNames, Icon } from '@futurelab/platform/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './row-menu.module.css';

export interface RowMenuItem {
  label: string;
  onSelect: () => void;
}

interface RowMenuProps {
  /** What the button is called: "More for this discussion". */
  label: string;
  /** What is not offered may stand there as false. */
  items: readonly (RowMenuItem | false | null | undefined)[];
  /** What the button shows; without it, three dots. */
  children?: ReactNode;
  /** Which edges of the button and of the menu are in line. */
  align?: 'start' | 'end';
  className?: string | undefined;
}

/** What is seldom done with a row. Arrow keys move in it; Escape and a choice give the focus back to the button. */
export function RowMenu({ label, items, children, align = 'end', className }: RowMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const first = useRef<'first' | 'last'>('first');
  const shown = items.filter((item) => !!item);
  const entries = () => [...place.current!.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const button = () => place.current!.querySelector('button')!;

  useEffect(() => {
    if (!isOpen) return;
    place.current?.querySelector('[role="menu"]')?.scrollIntoView({ block: 'nearest' });
    entries()
      .at(first.current === 'first' ? 0 : -1)
      ?.focus();
    const onPress = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  const open = (at: 'first' | 'last') => {
    first.current = at;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button().focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!isOpen) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      return open(key === 'ArrowDown' ? 'first' : 'last');
    }
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at <= 0 ? all.length : at) - 1,
      Home: 0,
      End: all.length - 1,
    };
    if (key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (key === 'Tab') setOpen(false);
    else if (moves[key] !== undefined) {
      event.preventDefault();
      all[moves[key]]?.focus();
    }
  };

  if (shown.length === 0) return null;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the button and of the menu
    <div ref={place} className={classNames(styles.place, className)} onKeyDown={onKeyDown}>
      <Button
        variant="quiet"
        size="small"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : open('first'))}
      >
        {children ?? <Icon name="more" />}
      </Button>
      {isOpen && (
        <div id={id} role="menu" aria-label={label} className={classNames(styles.menu, styles[align])}>
          {shown.map(({ label: text, onSelect }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.item}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
