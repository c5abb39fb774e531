import { formatNumber } from '@futurelab/platform/format';
import type { PointsLine } from './points-by-source';

interface PointsTableProps {
  lines: PointsLine[];
  /** As the server counts them. */
  total: number;
  className?: string;
}

/** Where the points come from, adding up to the number on the member's badge. */
export const PointsTable = ({ lines, total, className }: PointsTableProps) => (
  <table className={className}>
    <thead>
      <tr>
        <th scope="col">For</th>
        <th scope="col">Each</th>
        <th scope="col">How many</th>
        <th scope="col">Points</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ source, each, count, points }) => (
        <tr key={source}>
          <th scope="row">{source}</th>
          <td>{each}</td>
          <td>{formatNumber(count)}</td>
          <td>{formatNumber(points)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          Total
        </th>
        <td>{formatNumber(total)}</td>
      </tr>
    </tfoot>
  </table>
);
