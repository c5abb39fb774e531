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
      list={{ to: paths.exchanges, label: 'See all exchanges' }}
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
            Posted by{' '}
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
      <Section layout="margin" title="About">
        {body !== null ? (
          <Markdown>{body}</Markdown>
        ) : (
          <EmptyState
            title="Sign in to read the details"
            action={<LinkButton to={paths.signIn(paths.exchange(slug))}>Sign in</LinkButton>}
          >
            Joining FutureLab is free. We’ll bring you back to this page.
          </EmptyState>
        )}
      </Section>
      {body !== null && (
        <Section layout="margin" title="Next step">
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
        <p>
          {state === 'expired'
            ? 'This exchange expired before anyone was chosen.'
            : 'This exchange was withdrawn.'}
        </p>
        {part === 'owner' && (
          <LinkButton variant="secondary" to={`${paths.proposeExchange}?again=${slug}`}>
            Start again
          </LinkButton>
        )}
      </>
    );
  if (state === 'done') return <p>Both members marked this as done.</p>;
  if (state === 'agreed' && part !== 'owner' && part !== 'helper')
    return <p>Two members are working on this.</p>;
  return null;
};

const Thanks = ({ name, text }: { name: string | undefined; text: string | null }) =>
  text === null ? null : (
    <Section layout="margin" title={`A thank-you from ${name ?? 'a former member'}`}>
      <p dir="auto">{text}</p>
    </Section>
  );
