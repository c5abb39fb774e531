import { Sheet } from '@futurelab/platform/overlays';
import { Link } from '@futurelab/platform/router';
import { Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import { KIND_CHOICES, KIND_PLURALS, listPath, type ListFilters } from './post-labels';
import styles from './post-list.module.css';

interface KindLinksProps {
  filters: ListFilters;
  onPress?: () => void;
}

const KindLinks = ({ filters, onPress }: KindLinksProps) => (
  <>
    {[null, ...KIND_CHOICES.map(({ value }) => value)].map((kind) => (
      <Link
        key={kind}
        to={listPath({ ...filters, kind, tags: false })}
        aria-current={(!filters.tags && filters.kind === kind) || undefined}
        preventScrollReset
        onClick={onPress}
      >
        {kind ? KIND_PLURALS[kind] : 'All types'}
      </Link>
    ))}
    {!filters.group && (
      <Link
        to={listPath({ view: 'latest', kind: null, tag: null, tags: true })}
        aria-current={filters.tags || undefined}
        preventScrollReset
        onClick={onPress}
      >
        Tags
      </Link>
    )}
  </>
);

/** Links, because each kind is an address of its own. */
export const KindFilter = ({ filters }: { filters: ListFilters }) => (
  <nav className={styles.kinds} aria-label="Discussion type">
    <KindLinks filters={filters} />
  </nav>
);

/** The same on a phone. */
export function FilterSheet({ filters }: { filters: ListFilters }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.filter}>
      <Sheet
        title="Filter discussions"
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button variant="secondary">
            {filters.tags ? 'Tags' : filters.kind ? KIND_PLURALS[filters.kind] : 'Filter'}
          </Button>
        }
      >
        <nav className={styles.sheet} aria-label="Discussion type">
          <KindLinks filters={filters} onPress={() => setOpen(false)} />
        </nav>
      </Sheet>
    </div>
  );
}
