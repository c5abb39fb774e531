import { paths } from '@futurelab/platform/paths';
import { Container, PageHead, Section } from '@futurelab/platform/ui';
import { Address } from '../features/contact/address';
import { Reasons } from '../features/contact/reasons';
import { ContactForm } from '../features/enquiry/contact-form';
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
      <Section
        title="Or write here"
        lead="It reaches the same people, and you get a receipt."
        layout="margin"
      >
        <ContactForm />
      </Section>
      <Reasons />
    </Container>
  );
}
