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

const HEADS = {
  projects: { title: 'How a project goes', lead: 'Small on purpose: think of three people and six weeks.' },
  exchanges: { title: 'How an exchange goes', lead: 'Small on purpose: one thing, in an hour or two.' },
};

export default function SynergizerPage() {
  const [params] = useSearchParams();
  const tab = readTab(params);
  return (
    <Container>
      <PageHead
        title="The Synergizer"
        description="Where members of FutureLab build together: projects with a purpose, and exchanges of help with an end date."
        path={paths.synergizer}
      />
      <PageHeader
        size="display"
        eyebrow="Build"
        title="Two people, one problem, an end date"
        lead="The Synergizer is where members stop reading about AI and make something with it. Anybody may look, every member can offer or ask for help, and Pro members propose and join projects."
        aside={<Cover seed="the-synergizer" kind="group" />}
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
          Read proposals
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
    <Section title="Projects" lead="A few people and a purpose, for weeks rather than months.">
      <FilterForm
        filters={{ ...filters }}
        hoursLabel="Time you have"
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
              title={hasFilters ? 'No project like this' : 'No project yet'}
              action={
                <LinkButton variant="secondary" to={hasFilters ? synergizerPath({}) : paths.proposeProject}>
                  {hasFilters ? 'Show every project' : 'Propose the first one'}
                </LinkButton>
              }
            >
              {hasFilters ? 'The others are all still there.' : 'It begins with a purpose in one sentence.'}
            </EmptyState>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function Exchanges({ filters }: { filters: ExchangeFilters }) {
  const pages = usePages((cursor) => exchangesQuery(filters, cursor));
  const hasFilters = Object.keys(filters).length > 0;
  return (
    <Section title="Exchanges" lead="One person helps another with one thing, once.">
      <FilterForm
        tab="exchanges"
        filters={{ ...filters }}
        hoursLabel="Time you have"
        hoursOption={(hours) => `Up to ${takes(hours).replace('about ', '')}`}
        choice={{
          name: 'kind',
          label: 'Kind',
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
              title={hasFilters ? 'No exchange like this' : 'No exchange is open'}
              action={
                <LinkButton
                  variant="secondary"
                  to={hasFilters ? synergizerPath({ tab: 'exchanges' }) : paths.proposeExchange}
                >
                  {hasFilters ? 'Show every exchange' : 'Propose one'}
                </LinkButton>
              }
            >
              {hasFilters
                ? 'The others are all still there.'
                : 'It begins with one thing, small enough for two hours.'}
            </EmptyState>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
