import { FilterSheet } from '@futurelab/platform/components/filter-sheet';
import { Link } from '@futurelab/platform/router';
import { KIND_CHOICES, KIND_PLURALS, listPath, type ListFilters } from './post-labels';
import styles from './post-list.module.css';

/** Links, because each kind is an address of its own. */
export const KindFilter = ({ filters }: { filters: ListFilters }) => (
  <FilterSheet
    label={filters.tags ? 'Tags' : filters.kind ? KIND_PLURALS[filters.kind] : 'Filter'}
    done={false}
  >
    <nav className={styles.kinds} aria-label="Discussion type">
      {[null, ...KIND_CHOICES.map(({ value }) => value)].map((kind) => (
        <Link
          key={kind}
          to={listPath({ ...filters, kind, tags: false })}
          aria-current={(!filters.tags && filters.kind === kind) || undefined}
          preventScrollReset
        >
          {kind ? KIND_PLURALS[kind] : 'All types'}
        </Link>
      ))}
      {!filters.group && (
        <Link
          to={listPath({ view: 'latest', kind: null, tag: null, tags: true })}
          aria-current={filters.tags || undefined}
          preventScrollReset
        >
          Tags
        </Link>
      )}
    </nav>
  </FilterSheet>
);
