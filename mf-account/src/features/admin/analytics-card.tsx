import { paths } from '@futurelab/platform/paths';
import { Card, CardLink } from '@futurelab/platform/ui';
import styles from './releases-summary.module.css';

/** The way to the numbers about people. */
export const AnalyticsCard = () => (
  <Card as="section">
    <h2>
      <CardLink to={paths.analytics}>Analytics</CardLink>
    </h2>
    <p className={styles.lead}>New members, how far they got toward Pro, and weekly active members.</p>
  </Card>
);
