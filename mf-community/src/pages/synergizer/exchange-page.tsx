import { Markdown } from '@futurelab/platform/markdown';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { ReportButton } from '@futurelab/platform/report';
import { Link, useParams } from '@futurelab/platform/router';
import {
  Badge,
  DetailPage,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  Section,
} from '@futurelab/platform/ui';
import { KINDS, openUntil, STATES, takes } from '../../features/exchanges/exchange-labels';
import { NextStep } from '../../features/exchanges/next-step';
import { HiddenEntryNotice } from '../../features/synergizer/hidden-entry-notice';
import { useReadAbout } from '../../shared/notifications/use-read-about';
import { exchangeQuery, type ExchangeDetail } from '../../queries/exchanges';
import styles from './synergizer-page.module.css';

export default function ExchangePage() {
  const { id = '' } = useParams();
  const query = useQuery(exchangeQuery(id));
  return (
    <DetailPage
      query={query}
      what="exchange"
      size="plain"
      list={{ to: paths.exchanges, label: 'See every exchange' }}
    >
      {(exchange) => <ExchangeArticle exchange={exchange} />}
    </DetailPage>
  );
}

function ExchangeArticle({ exchange }: { exchange: ExchangeDetail }) {
  useReadAbout(exchange.id);
  const { title, slug, kind, state, body, topic, skills, hours, until, owner, helper } = exchange;
  return (
    <article>
      <PageHead
        title={title}
        description={`An exchange in the Synergizer: ${title}.`}
        path={paths.exchange(slug)}
        unlisted
      />
      <PageHeader eyebrow={KINDS[kind].label} title={title} />
      <p className={styles.facts}>
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        {hours !== null && <span>Takes {takes(hours)}</span>}
        {state === 'open' && <span>{openUntil(until)}</span>}
        {topic && <span dir="auto">{topic}</span>}
        {skills.length > 0 && <span dir="auto">{skills.join(', ')}</span>}
        {owner && (
          <span>
            From{' '}
            <Link dir="auto" to={paths.memberProfile(owner.slug)}>
              {owner.name}
            </Link>
          </span>
        )}
        {helper && (
          <span>
            With{' '}
            <Link dir="auto" to={paths.memberProfile(helper.slug)}>
              {helper.name}
            </Link>
          </span>
        )}
      </p>
      {exchange.isHidden && <HiddenEntryNotice what="exchange" />}
      <Section layout="margin" title="What it is about">
        {body !== null ? (
          <Markdown>{body}</Markdown>
        ) : (
          <EmptyState
            title="Members read what it is about"
            action={<LinkButton to={paths.signIn(paths.exchange(slug))}>Sign in to read it</LinkButton>}
          >
            Joining FutureLab is free. You come back to this page.
          </EmptyState>
        )}
      </Section>
      {body !== null && (
        <Section layout="margin" title="What next">
          <Closed exchange={exchange} />
          <NextStep exchange={exchange} />
        </Section>
      )}
      <Thanks name={owner?.name} text={exchange.ownerThanks} />
      <Thanks name={helper?.name} text={exchange.helperThanks} />
      {exchange.part !== 'owner' && (
        <ReportButton subject={{ kind: 'exchange', id: exchange.id }} what="this exchange" />
      )}
    </article>
  );
}

const Closed = ({ exchange: { state, part, slug } }: { exchange: ExchangeDetail }) => {
  if (state === 'expired' || state === 'withdrawn')
    return (
      <>
        <p>{state === 'expired' ? 'Its day has passed, and nobody was chosen.' : 'It was taken back.'}</p>
        {part === 'owner' && (
          <LinkButton variant="secondary" to={`${paths.proposeExchange}?again=${slug}`}>
            Start it again
          </LinkButton>
        )}
      </>
    );
  if (state === 'done') return <p>Both say that it is done.</p>;
  if (state === 'agreed' && part !== 'owner' && part !== 'helper')
    return <p>Two members are doing this together.</p>;
  return null;
};

const Thanks = ({ name, text }: { name: string | undefined; text: string | null }) =>
  text === null ? null : (
    <Section layout="margin" title={`${name ?? 'Somebody who has left'} says thank you`}>
      <p dir="auto">{text}</p>
    </Section>
  );
