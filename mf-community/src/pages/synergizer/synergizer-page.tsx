import { Tabs } from '@futurelab/platform/components/tabs';
import { paths } from '@futurelab/platform/paths';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import {
  Container,
  Cover,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  QueryBoundary,
  Section,
  Skeleton,
  VisuallyHidden,
} from '@futurelab/platform/ui';
import { KINDS, takes } from '../../features/exchanges/exchange-labels';
import { ExchangeList } from '../../features/exchanges/exchange-list';
import { hoursAWeek, STAGES } from '../../features/projects/project-labels';
import { ProjectList } from '../../features/projects/project-list';
import {
  readExchangeFilters,
  readProjectFilters,
  readTab,
  synergizerPath,
} from '../../features/synergizer/filters';
import { FilterForm } from '../../features/synergizer/filter-form';
import { EXCHANGE_STEPS, PROJECT_STEPS, Steps } from '../../features/synergizer/steps';
import { exchangesQuery, type ExchangeFilters } from '../../queries/exchanges';
import { projectsQuery, type ProjectFilters } from '../../queries/projects';
import { usePages } from '../../shared/paging/use-pages';
import { ShowMore } from '../../shared/paging/show-more';
import styles from './synergizer-page.module.css';

const HEADS = {
  projects: { title: 'How projects work', lead: 'Keep it small: about three people and six weeks.' },
  exchanges: { title: 'How exchanges work', lead: 'Keep it small: one thing, in an hour or two.' },
};

export default function SynergizerPage() {
  const [params] = useSearchParams();
  const { isAuthenticated } = useSession();
  const tab = readTab(params);
  return (
    <Container>
      <PageHead
        title="The Synergizer"
        description="Where FutureLab members build together: projects with a purpose, and exchanges of help with an end date."
        path={paths.synergizer}
      />
      <PageHeader
        size="display"
        eyebrow="Build"
        title="Two people, one problem, an end date"
        lead={
          isAuthenticated
            ? 'Projects for a few people over a few weeks, and exchanges of help with one thing.'
            : 'In the Synergizer, members make things with AI instead of reading about it. Anyone can browse, members can offer or ask for help, and Pro members can propose and join projects.'
        }
        aside={
          <div className={styles.picture}>
            <Cover seed="the-synergizer" kind="group" />
          </div>
        }
        actions={<JoinAction tab={tab} />}
      />
      <Tabs
        label="Projects or exchanges"
        tabs={[
          { label: 'Projects', to: synergizerPath({}), current: tab === 'projects' },
          { label: 'Exchanges', to: synergizerPath({ tab: 'exchanges' }), current: tab === 'exchanges' },
        ]}
      />
      {tab === 'projects' ? (
        <Projects filters={readProjectFilters(params)} />
      ) : (
        <Exchanges filters={readExchangeFilters(params)} />
      )}
      <Section layout="margin" {...HEADS[tab]}>
        <Steps steps={tab === 'projects' ? PROJECT_STEPS : EXCHANGE_STEPS} />
      </Section>
    </Container>
  );
}

function JoinAction({ tab }: { tab: 'projects' | 'exchanges' }) {
  const { user, isLoading } = useSession();
  if (isLoading) return null;
  if (!user) return <LinkButton to={paths.signIn(paths.synergizer)}>Sign in to take part</LinkButton>;
  return tab === 'projects' ? (
    <>
      <LinkButton to={paths.proposeProject}>Propose a project</LinkButton>
      {(user.isAdmin || user.isModerator) && (
        <LinkButton variant="secondary" to={synergizerPath({ stage: 'proposed' })}>
          Review proposals
        </LinkButton>
      )}
    </>
  ) : (
    <LinkButton to={paths.proposeExchange}>Propose an exchange</LinkButton>
  );
}

function Projects({ filters }: { filters: ProjectFilters }) {
  const pages = usePages((cursor) => projectsQuery(filters, cursor));
  const hasFilters = Object.keys(filters).length > 0;
  return (
    <section className={styles.list} aria-labelledby="projects">
      <h2 id="projects">
        <VisuallyHidden>Projects</VisuallyHidden>
      </h2>
      <FilterForm
        filters={{ ...filters }}
        hoursLabel="Time available"
        hoursOption={(hours) => `Up to ${hoursAWeek(hours)}`}
        choice={{
          name: 'stage',
          label: 'Stage',
          options: Object.entries(STAGES).map(([stage, { label }]) => [stage, label]),
        }}
      />
      <QueryBoundary query={pages} what="projects" skeleton={<Skeleton lines={10} />}>
        {({ items }) =>
          items.length > 0 ? (
            <>
              <ProjectList projects={items} />
              <ShowMore pages={pages} what="projects" />
            </>
          ) : (
            <EmptyState
              title={hasFilters ? 'No matching projects' : 'No projects yet'}
              action={
                <LinkButton variant="secondary" to={hasFilters ? synergizerPath({}) : paths.proposeProject}>
                  {hasFilters ? 'Show all projects' : 'Propose the first one'}
                </LinkButton>
              }
            >
              {hasFilters ? 'Try fewer filters.' : 'Start with a one-sentence purpose.'}
            </EmptyState>
          )
        }
      </QueryBoundary>
    </section>
  );
}

function Exchanges({ filters }: { filters: ExchangeFilters }) {
  const pages = usePages((cursor) => exchangesQuery(filters, cursor));
  const hasFilters = Object.keys(filters).length > 0;
  return (
    <section className={styles.list} aria-labelledby="exchanges">
      <h2 id="exchanges">
        <VisuallyHidden>Exchanges</VisuallyHidden>
      </h2>
      <FilterForm
        tab="exchanges"
        filters={{ ...filters }}
        hoursLabel="Time available"
        hoursOption={(hours) => `Up to ${takes(hours).replace('about ', '')}`}
        choice={{
          name: 'kind',
          label: 'Type',
          options: Object.entries(KINDS).map(([kind, { label }]) => [kind, label]),
        }}
      />
      <QueryBoundary query={pages} what="exchanges" skeleton={<Skeleton lines={10} />}>
        {({ items }) =>
          items.length > 0 ? (
            <>
              <ExchangeList exchanges={items} />
              <ShowMore pages={pages} what="exchanges" />
            </>
          ) : (
            <EmptyState
              title={hasFilters ? 'No matching exchanges' : 'No open exchanges'}
              action={
                <LinkButton
                  variant="secondary"
                  to={hasFilters ? synergizerPath({ tab: 'exchanges' }) : paths.proposeExchange}
                >
                  {hasFilters ? 'Show all exchanges' : 'Propose an exchange'}
                </LinkButton>
              }
            >
              {hasFilters ? 'Try fewer filters.' : 'Start with one thing that takes two hours or less.'}
            </EmptyState>
          )
        }
      </QueryBoundary>
    </section>
  );
}
