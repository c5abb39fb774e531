import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Badge } from '@futurelab/platform/ui';
import styles from './hpc-badge.module.css';

/** Says that the user is a member, and leads to the membership. */
export const HpcBadge = () => (
  <Link to={paths.accountMembership} className={styles.link} aria-label="HPC, FutureLab Pro">
    <Badge tone="lagoon">HPC</Badge>
  </Link>
);
