import { paths } from '@futurelab/platform/paths';
import { useNavigate } from '@futurelab/platform/router';
import { Button, LinkButton } from '@futurelab/platform/ui';
import { projectDiscussionMutation, type ProjectDetail } from '../../queries/projects';
import styles from '../../shared/synergizer/entries.module.css';
import { useProjectChange } from './use-project-change';

/** Where the project is talked about; its owner begins it. */
export function DiscussionLink({ project }: { project: ProjectDetail }) {
  const navigate = useNavigate();
  const beginning = useProjectChange(projectDiscussionMutation(project.id));
  if (project.discussion)
    return (
      <LinkButton variant="secondary" to={paths.discussion(project.discussion)}>
        Open discussion
      </LinkButton>
    );
  if (project.part !== 'owner' || project.stage === 'proposed')
    return <p className={styles.quiet}>No discussion yet.</p>;
  return (
    <Button
      variant="secondary"
      busy={beginning.isPending}
      onClick={() =>
        beginning.mutate(undefined, { onSuccess: ({ slug }) => navigate(paths.discussion(slug)) })
      }
    >
      Start discussion
    </Button>
  );
}
