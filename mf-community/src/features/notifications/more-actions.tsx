import { useEffect, useRef, type ReactNode } from 'react';
import styles from './more-actions.module.css';

/** What can be done about one row, behind “…”. It closes when something is chosen, left or Escape is pressed. */
export function MoreActions({ about, children }: { about: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = menu.current!;
    const close = () => (element.open = false);
    const leave = ({ target }: Event) => target instanceof Node && !element.contains(target) && close();
    const choose = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('button, a')) return;
      close();
      element.querySelector('summary')!.focus();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !element.open) return;
      close();
      element.querySelector('summary')!.focus();
    };
    element.addEventListener('click', choose);
    element.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      element.removeEventListener('click', choose);
      element.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);
  return (
    <details ref={menu} className={styles.menu}>
      <summary aria-label={`More: ${about}`}>
        <span aria-hidden="true">…</span>
      </summary>
      <div className={styles.actions}>{children}</div>
    </details>
  );
}
