import { paths } from '@futurelab/platform/paths';
import { Container, PageHead } from '@futurelab/platform/ui';
import { Founder } from '../features/about/founder';
import { Invitation } from '../features/about/invitation';
import { Opening } from '../features/about/opening';
import { Practice } from '../features/about/practice';
import { Reasons } from '../features/about/reasons';
import styles from './open-page.module.css';

export default function AboutPage() {
  return (
    <Container className={styles.page}>
      <PageHead
        title="About"
        description="FutureLab is a school and a community for people who have to decide what machines may do. Why it exists, how it works and who started it."
        path={paths.about}
      />
      <Opening />
      <Reasons />
      <Practice />
      <Founder />
      <Invitation />
    </Container>
  );
}
