import { Tabs } from '@futurelab/platform/components/tabs';
import { paths } from '@futurelab/platform/paths';
import type { NotificationFilter } from '../../queries/notifications';
import styles from './notification-list.module.css';

const FILTERS: [label: string, show?: NotificationFilter][] = [
  ['All'],
  ['Unread', 'unread'],
  ['Mentions', 'mentions'],
  ['Replies', 'replies'],
  ['Events', 'events'],
  ['Money', 'money'],
];

export const NotificationFilters = ({ show }: { show: NotificationFilter | undefined }) => (
  <Tabs
    label="Show"
    className={styles.filters}
    tabs={FILTERS.map(([label, filter]) => ({
      label,
      to: filter ? `${paths.notifications}?show=${filter}` : paths.notifications,
      current: filter === show,
    }))}
  />
);
