import { Link } from '@futurelab/platform/router';
import { KIND_CHOICES, KIND_PLURALS, listPath, type ListFilters } from './post-labels';
import styles from './post-list.module.css';

/** Links, because each kind is an address of its own. */
export const KindFilter = ({ filters }: { filters: ListFilters }) => (
  <nav className={styles.kinds} aria-label="Discussion type">
    {[null, ...KIND_CHOICES.map(({ value }) => value)].map((kind) => (
      <Link
        key={kind}
        to={listPath({ ...filters, kind })}
        aria-current={filters.kind === kind || undefined}
        preventScrollReset
      >
        {kind ? KIND_PLURALS[kind] : 'All types'}
      </Link>
    ))}
  </nav>
);
