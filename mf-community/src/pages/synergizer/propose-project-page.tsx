import { paths } from '@futurelab/platform/paths';
import { projectQuery } from '@futurelab/platform/queries/projects';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import {
  Container,
  NotFound,
  PageHead,
  PageHeader,
  Prose,
  QueryBoundary,
  Section,
  Skeleton,
} from '@futurelab/platform/ui';
import { ProjectForm } from '../../features/projects/project-form';
import { TOPICS } from '../../features/synergizer/filters';
import styles from './synergizer-page.module.css';

export default function ProposeProjectPage() {
  const [params] = useSearchParams();
  const slug = params.get('edit');
  return slug ? <EditProject slug={slug} /> : <NewProject />;
}

function NewProject() {
  const { user } = useSession();
  const canSend = Boolean(user?.isHPCMember || user?.isAdmin);
  return (
    <Container>
      <PageHead title="Propose a project" path={paths.proposeProject} unlisted />
      <PageHeader
        eyebrow="The Synergizer"
        title="Propose a project"
        lead="A few people, one purpose, and an end date. Describe the goal and the roles you need."
      />
      {!canSend && user && (
        <p className={styles.notice} role="note">
          Only Pro members can propose projects. You can draft yours here and submit it once you join Pro.
          Exchanges are open to every member.
        </p>
      )}
      <div className={styles.form}>
        <ProjectForm topics={TOPICS} canSend={canSend} />
      </div>
      <Section layout="margin" title="What happens next">
        <Prose>
          <p>
            A moderator usually reviews your proposal first, then approves it or returns it with a reason.
            You’ll see the status on its page. Once it’s recruiting, Pro members ask to join and you choose
            who gets each role.
          </p>
          <p>You lead the project: you decide when it’s done, and you can hand it over.</p>
        </Prose>
      </Section>
    </Container>
  );
}

function EditProject({ slug }: { slug: string }) {
  const query = useQuery(projectQuery(slug));
  return (
    <Container>
      <PageHead title="Edit project" path={paths.proposeProject} unlisted />
      <QueryBoundary
        query={query}
        what="the project"
        skeleton={<Skeleton lines={12} />}
        notFound={<NotFound what="project" to={paths.synergizer} label="Browse the Synergizer" />}
      >
        {(project) =>
          project.part === 'owner' ? (
            <>
              <PageHeader eyebrow="The Synergizer" title={`Edit “${project.title}”`} />
              <div className={styles.form}>
                <ProjectForm key={project.id} topics={TOPICS} canSend project={project} />
              </div>
            </>
          ) : (
            <NotFound what="project of yours" to={paths.project(slug)} label="View project" />
          )
        }
      </QueryBoundary>
    </Container>
  );
}
