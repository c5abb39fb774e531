import { Tabs } from '@futurelab/platform/components/tabs';
import { paths } from '@futurelab/platform/paths';
import type { ReportState } from '../../queries/admin/reports';
import styles from './reports.module.css';

const TABS: [state: ReportState, label: string, to: string][] = [
  ['open', 'Open', paths.adminReports],
  ['decided', 'Decided', `${paths.adminReports}?state=decided`],
];

export const ReportTabs = ({ state }: { state: ReportState }) => (
  <Tabs
    label="Reports"
    className={styles.tabs}
    tabs={TABS.map(([tab, label, to]) => ({ label, to, current: tab === state }))}
  />
);
