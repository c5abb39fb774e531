import { useCurrentInView } from '@futurelab/platform/components/use-current-in-view';
import { formatNumber } from '@futurelab/platform/format';
import { Link } from '@futurelab/platform/router';
import styles from './page-list.module.css';

interface PageListProps {
  label: string;
  /** The present page. */
  path: string;
  pages: readonly { to: string; label: string; count?: number | null }[];
}

/** The address of the page that is the present one, or that it is a part of. */
const closest = (pages: PageListProps['pages'], path: string): string | undefined =>
  pages
    .map(({ to }) => to)
    .filter((to) => to === path || path.startsWith(`${to}/`))
    .sort((one, other) => other.length - one.length)[0];

/** Pages that belong together, beside the present one; above it where there is less room. */
export function PageList({ label, path, pages }: PageListProps) {
  const row = useCurrentInView<HTMLUListElement>(path);
  const current = closest(pages, path);
  return (
    <nav className={styles.pages} aria-label={label}>
      <ul ref={row} className={styles.list}>
        {pages.map(({ to, label: name, count }) => (
          <li key={to}>
            <Link to={to} aria-current={to === path ? 'page' : to === current ? 'true' : undefined}>
              {name}
              {Boolean(count) && <span className={styles.count}> {formatNumber(count!)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
