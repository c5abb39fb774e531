import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import {
  Container,
  EmptyState,
  LinkButton,
  NotFound,
  PageHead,
  PageHeader,
  QueryBoundary,
  Section,
  Skeleton,
} from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import { ExchangeForm } from '../../features/exchanges/exchange-form';
import { TOPICS } from '../../features/synergizer/filters';
import { EXCHANGE_STEPS, Steps } from '../../features/synergizer/steps';
import { exchangeQuery, type ExchangeDetail } from '../../queries/exchanges';
import styles from './synergizer-page.module.css';

export default function ProposeExchangePage() {
  const [params] = useSearchParams();
  const again = params.get('again');
  const edited = params.get('edit');
  if (again) return <StartAgain slug={again} />;
  if (edited) return <EditExchange slug={edited} />;
  return (
    <Container>
      <PageHead title="Propose an exchange" path={paths.proposeExchange} unlisted />
      <PageHeader
        eyebrow="The Synergizer"
        title="Propose an exchange"
        lead="One person helps another with one thing, once. It’s free, and there’s no obligation."
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

/** An exchange that found nobody, with another day. */
const StartAgain = ({ slug }: { slug: string }) => (
  <OwnExchange slug={slug} title="Propose an exchange">
    {(exchange) => (
      <>
        <PageHeader
          eyebrow="The Synergizer"
          title={`Start “${exchange.title}” again`}
          lead="Your text is filled in below. Choose a new deadline and edit anything you like."
        />
        <div className={styles.form}>
          <ExchangeForm key={exchange.id} topics={TOPICS} again={exchange} />
        </div>
      </>
    )}
  </OwnExchange>
);

/** One that is open. */
const EditExchange = ({ slug }: { slug: string }) => (
  <OwnExchange slug={slug} title="Edit exchange">
    {(exchange) =>
      exchange.state === 'open' ? (
        <>
          <PageHeader eyebrow="The Synergizer" title={`Edit “${exchange.title}”`} />
          <div className={styles.form}>
            <ExchangeForm key={exchange.id} topics={TOPICS} exchange={exchange} />
          </div>
        </>
      ) : (
        <>
          <PageHeader eyebrow="The Synergizer" title={exchange.title} />
          <EmptyState
            title="This exchange can no longer be edited"
            action={<LinkButton to={paths.exchange(slug)}>View exchange</LinkButton>}
          >
            You can edit an exchange until you choose someone or it expires.
          </EmptyState>
        </>
      )
    }
  </OwnExchange>
);

interface OwnExchangeProps {
  slug: string;
  title: string;
  children: (exchange: ExchangeDetail) => ReactNode;
}

/** For its owner. */
function OwnExchange({ slug, title, children }: OwnExchangeProps) {
  const query = useQuery(exchangeQuery(slug));
  return (
    <Container>
      <PageHead title={title} path={paths.proposeExchange} unlisted />
      <QueryBoundary
        query={query}
        what="the exchange"
        skeleton={<Skeleton lines={12} />}
        notFound={<NotFound what="exchange" to={paths.proposeExchange} label="Propose an exchange" />}
      >
        {(exchange) =>
          exchange.part === 'owner' ? (
            children(exchange)
          ) : (
            <NotFound what="exchange of yours" to={paths.exchange(slug)} label="View exchange" />
          )
        }
      </QueryBoundary>
    </Container>
  );
}
