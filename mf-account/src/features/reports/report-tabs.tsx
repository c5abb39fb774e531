import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import type { ReportState } from '../../queries/admin/reports';
import styles from './reports.module.css';

const TABS: [state: ReportState, label: string, to: string][] = [
  ['open', 'To decide', paths.adminReports],
  ['decided', 'Decided', `${paths.adminReports}?state=decided`],
];

export const ReportTabs = ({ state }: { state: ReportState }) => (
  <nav className={styles.tabs} aria-label="Reports">
    {TABS.map(([tab, label, to]) => (
      <Link key={tab} to={to} aria-current={tab === state ? 'page' : undefined} preventScrollReset>
        {label}
      </Link>
    ))}
  </nav>
);
