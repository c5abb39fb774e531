import { Link } from '@futurelab/platform/router';
import { classNames } from '@futurelab/platform/ui';
import styles from './tabs.module.css';
import { useCurrentInView } from './use-current-in-view';

interface TabsProps {
  /** What is chosen here. */
  label: string;
  tabs: { label: string; to: string; current: boolean }[];
  className?: string | undefined;
}

/** Views of one list, in one row. Links, because each is an address of its own. */
export function Tabs({ label, tabs, className }: TabsProps) {
  const row = useCurrentInView<HTMLElement>(tabs.findIndex(({ current }) => current));
  return (
    <nav ref={row} className={classNames(styles.tabs, className)} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          className={styles.tab}
          to={tab.to}
          aria-current={tab.current || undefined}
          preventScrollReset
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
