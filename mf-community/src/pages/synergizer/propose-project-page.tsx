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
        lead="A few people, one purpose, an end date. Say what it is for and which parts somebody can take."
      />
      {!canSend && user && (
        <p className={styles.notice} role="note">
          Pro members propose projects. Write it here all the same: it is kept as a draft, and you can send it
          as soon as you have joined Pro. Exchanges are open to every member.
        </p>
      )}
      <div className={styles.form}>
        <ProjectForm topics={TOPICS} canSend={canSend} />
      </div>
      <Section layout="margin" title="What happens next">
        <Prose>
          <p>
            Its page tells you. Usually a moderator reads it first, and opens it or returns it to you with a
            reason. Once it is open, Pro members ask to join, and you decide who takes which part.
          </p>
          <p>Whoever proposes looks after it: decides when it is done, and can hand it over.</p>
        </Prose>
      </Section>
    </Container>
  );
}

function EditProject({ slug }: { slug: string }) {
  const query = useQuery(projectQuery(slug));
  return (
    <Container>
      <PageHead title="Change a project" path={paths.proposeProject} unlisted />
      <QueryBoundary
        query={query}
        what="the project"
        skeleton={<Skeleton lines={12} />}
        notFound={<NotFound what="project" to={paths.synergizer} label="See the Synergizer" />}
      >
        {(project) =>
          project.part === 'owner' ? (
            <>
              <PageHeader eyebrow="The Synergizer" title={`Change “${project.title}”`} />
              <div className={styles.form}>
                <ProjectForm key={project.id} topics={TOPICS} canSend project={project} />
              </div>
            </>
          ) : (
            <NotFound what="project of yours" to={paths.project(slug)} label="See the project" />
          )
        }
      </QueryBoundary>
    </Container>
  );
}
