import { dateTimeAndZone, longDateWithYear } from '@futurelab/platform/format';
import { Markdown } from '@futurelab/platform/markdown';
import { paths } from '@futurelab/platform/paths';
import { projectQuery } from '@futurelab/platform/queries/projects';
import { useQuery } from '@futurelab/platform/query';
import { Link, useParams } from '@futurelab/platform/router';
import { ReportButton } from '@futurelab/platform/report';
import { useSession } from '@futurelab/platform/session';
import {
  Badge,
  DetailPage,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  Section,
} from '@futurelab/platform/ui';
import { DiscussionLink } from '../../features/projects/discussion-link';
import { JoinList } from '../../features/projects/join-list';
import { MeetingForm } from '../../features/projects/meeting-form';
import { People } from '../../features/projects/people';
import { STAGES } from '../../features/projects/project-labels';
import { RequestList } from '../../features/projects/request-list';
import { StagePanel } from '../../features/projects/stage-panel';
import { Updates } from '../../features/projects/updates';
import { HiddenEntryNotice } from '../../features/synergizer/hidden-entry-notice';
import { useReadAbout } from '../../shared/notifications/use-read-about';
import { type ProjectDetail } from '../../queries/projects';
import styles from './synergizer-page.module.css';

export default function ProjectPage() {
  const { id = '' } = useParams();
  const query = useQuery(projectQuery(id));
  return (
    <DetailPage
      query={query}
      what="project"
      size="plain"
      list={{ to: paths.synergizer, label: 'Browse the Synergizer' }}
    >
      {(project) => <ProjectArticle project={project} />}
    </DetailPage>
  );
}

function ProjectArticle({ project }: { project: ProjectDetail }) {
  const { user } = useSession();
  useReadAbout(project.id);
  const { title, slug, stage, purpose, topic, skills, endsOn, result, owner, requests, nextEvent } = project;
  return (
    <article>
      <PageHead
        title={title}
        description={`A project in the Synergizer: ${title}. ${STAGES[stage].explanation}`}
        path={paths.project(slug)}
        unlisted
      />
      <PageHeader eyebrow="The Synergizer" title={title} lead={STAGES[stage].explanation} />
      <p className={styles.facts}>
        <Badge tone={STAGES[stage].tone}>{STAGES[stage].label}</Badge>
        {topic && <span dir="auto">{topic}</span>}
        {skills.length > 0 && <span dir="auto">{skills.join(', ')}</span>}
        {endsOn && <span>Ends on {longDateWithYear(endsOn, 'UTC')}</span>}
        {owner && (
          <span>
            Led by{' '}
            <Link dir="auto" to={paths.memberProfile(owner.slug)}>
              {owner.name}
            </Link>
          </span>
        )}
      </p>
      {project.isHidden && <HiddenEntryNotice what="project" />}
      <StagePanel project={project} />
      {result && (
        <Section layout="margin" title="Result">
          <Markdown>{result}</Markdown>
        </Section>
      )}
      <Section layout="margin" title="Purpose">
        {purpose !== null ? (
          <Markdown>{purpose}</Markdown>
        ) : (
          <EmptyState
            title="Sign in to read the purpose"
            action={
              <LinkButton variant="secondary" to={paths.signIn(paths.project(slug))}>
                Sign in
              </LinkButton>
            }
          >
            Joining FutureLab is free. We’ll bring you back to this page.
          </EmptyState>
        )}
      </Section>
      {requests.length > 0 && (
        <Section layout="margin" title="Requests to join">
          <RequestList project={project} />
        </Section>
      )}
      <Section layout="margin" title="Roles">
        <JoinList project={project} />
      </Section>
      {user && (
        <>
          {(nextEvent ?? project.part === 'owner') && (
            <Section layout="margin" title="Next meeting">
              {nextEvent && (
                <p>
                  <Link dir="auto" to={paths.event(nextEvent.slug)}>
                    {nextEvent.title}
                  </Link>
                  , {dateTimeAndZone(nextEvent.startDate, user.timeZone)}
                </p>
              )}
              {project.part === 'owner' && stage !== 'done' && stage !== 'closed' && (
                <MeetingForm project={project} />
              )}
            </Section>
          )}
          <Section layout="margin" title="Updates">
            <Updates project={project} />
          </Section>
          <Section layout="margin" title="Discussion">
            <DiscussionLink project={project} />
          </Section>
          <Section layout="margin" title="Members">
            <People project={project} />
          </Section>
        </>
      )}
      {project.part !== 'owner' && (
        <ReportButton subject={{ kind: 'project', id: project.id }} what="this project" />
      )}
    </article>
  );
}
