import { paths } from '@futurelab/platform/paths';
import { Container, PageHead } from '@futurelab/platform/ui';
import { Address } from '../features/contact/address';
import { Reasons } from '../features/contact/reasons';
import styles from './open-page.module.css';

export default function ContactPage() {
  return (
    <Container className={styles.page}>
      <PageHead
        title="Contact"
        description="Write to FutureLab: membership, courses, speaking, partnership or something that went wrong. A person reads every message."
        path={paths.contact}
      />
      <Address />
      <Reasons />
    </Container>
  );
}
