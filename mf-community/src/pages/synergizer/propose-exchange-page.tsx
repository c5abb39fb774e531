import { paths } from '@futurelab/platform/paths';
import { Container, PageHead, PageHeader, Section } from '@futurelab/platform/ui';
import { ExchangeForm } from '../../features/exchanges/exchange-form';
import { TOPICS } from '../../features/synergizer/filters';
import { EXCHANGE_STEPS, Steps } from '../../features/synergizer/steps';
import styles from './synergizer-page.module.css';

export default function ProposeExchangePage() {
  return (
    <Container>
      <PageHead title="Propose an exchange" path={paths.proposeExchange} unlisted />
      <PageHeader
        eyebrow="The Synergizer"
        title="Propose an exchange"
        lead="One person helps another with one thing, once. It costs nothing, and nobody has to say yes."
      />
      <div className={styles.form}>
        <ExchangeForm topics={TOPICS} />
      </div>
      <Section layout="margin" title="What happens next">
        <Steps steps={EXCHANGE_STEPS} />
      </Section>
    </Container>
  );
}
