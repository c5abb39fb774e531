import { Tabs } from '@futurelab/platform/components/tabs';
import { paths } from '@futurelab/platform/paths';
import type { NotificationFilter } from '../../queries/notifications';
import styles from './notification-list.module.css';
import { FILTERS } from './read-filter';

const LABELS: Record<NotificationFilter, string> = {
  unread: 'Unread',
  mentions: 'Mentions',
  replies: 'Replies',
  events: 'Events',
  money: 'Money',
};

export const NotificationFilters = ({ show }: { show: NotificationFilter | undefined }) => (
  <Tabs
    label="Show"
    className={styles.filters}
    tabs={[undefined, ...FILTERS].map((filter) => ({
      label: filter ? LABELS[filter] : 'All',
      to: filter ? `${paths.notifications}?show=${filter}` : paths.notifications,
      current: filter === show,
    }))}
  />
);
