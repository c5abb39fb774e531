import { Icon, VisuallyHidden } from '@futurelab/platform/ui';
import styles from './checklist.module.css';

export interface Check {
  label: string;
  met: boolean;
}

interface ChecklistProps {
  title: string;
  checks: Check[];
}

/** What a good proposal has, ticked as one types. Nothing of it is required. */
export const Checklist = ({ title, checks }: ChecklistProps) => (
  <section className={styles.box} aria-label={title}>
    <p>{title}</p>
    <ul className={styles.checks}>
      {checks.map(({ label, met }) => (
        <li key={label} className={met ? styles.met : undefined}>
          <Icon name={met ? 'check' : 'arrow-right'} />
          <span>
            {label}
            <VisuallyHidden>{met ? ': done' : ': not done'}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
