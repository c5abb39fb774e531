import { classNames, Icon, type IconName } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import styles from './achievement-item.module.css';

interface AchievementItemProps {
  icon: IconName;
  isEarned: boolean;
  title: ReactNode;
  /** The facts below the title. */
  children: ReactNode;
}

/** One achievement in a list of them. */
export const AchievementItem = ({ icon, isEarned, title, children }: AchievementItemProps) => (
  <li className={classNames(styles.achievement, isEarned && styles.earned)}>
    <span className={styles.mark}>
      <Icon name={icon} />
    </span>
    <div>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  </li>
);

export const AchievementFact = ({ children }: { children: ReactNode }) => (
  <p className={styles.rule}>{children}</p>
);
