/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari takes the roles from what is not laid out as a table. */
import type { ReactNode } from 'react';
import styles from './staff-table.module.css';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** In the header, in place of the label alone. */
  header?: ReactNode;
  sorted?: 'ascending' | 'descending';
  /** What names the row. */
  isName?: boolean;
  /** Its words are never broken. */
  isShort?: boolean;
  /** In a list, the order by it, where there is one; `up` begins with the smallest. */
  order?: { name: string; direction: 'up' | 'down' };
  /** In a list, it is shown only where it is chosen. */
  isOptional?: boolean;
}

interface StaffTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
}

/**
 * A table whose rows are cards on a phone.
 */
export const StaffTable = <Row,>({ label, columns, rows, keyOf }: StaffTableProps<Row>) => (
  <table role="table" aria-label={label} className={styles.table}>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ key, label: name, header, sorted }) => (
          <th key={key} role="columnheader" scope="col" aria-sort={sorted}>
            {header ?? name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={keyOf(row)} role="row">
          {columns.map(({ key, label: name, cell, isName, isShort }) =>
            isName ? (
              <th key={key} role="rowheader" scope="row">
                {cell(row)}
              </th>
            ) : (
              <td key={key} role="cell" data-label={name} className={isShort ? styles.short : undefined}>
                {cell(row)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
