import { formatNumber } from '@futurelab/platform/format';
import { TableScroll } from '@futurelab/platform/ui';
import type { Analytics } from '../../queries/admin/analytics';
import styles from './analytics.module.css';
import { Part } from './part';

/** What people look for and the site does not have. */
export const Searches = ({ data }: { data: Analytics }) => (
  <Part
    title="Searches without results"
    metric="searches"
    data={data}
    lead="Words in searches that found nothing, and that appear nowhere on the site. Nothing is stored about who searched."
  >
    {data.searches.length === 0 ? (
      <p className={styles.quiet}>No such searches in this period.</p>
    ) : (
      <TableScroll label="Searches without results">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Word</th>
              <th scope="col">Searches</th>
            </tr>
          </thead>
          <tbody>
            {data.searches.map(({ word, searches }) => (
              <tr key={word}>
                <th scope="row">
                  <bdi>{word}</bdi>
                </th>
                <td>{formatNumber(searches)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    )}
  </Part>
);
