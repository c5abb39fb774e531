import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar, Button, UserText } from '@futurelab/platform/ui';
import { requestAnswerMutation, type ProjectDetail } from '../../queries/projects';
import styles from '../../shared/synergizer/entries.module.css';
import { useProjectChange } from './use-project-change';

/** Who would like to join, for the owner of the project. */
export const RequestList = ({ project }: { project: ProjectDetail }) => (
  <ul className={styles.rows}>
    {project.requests.map((request) => (
      <RequestRow key={request.id} projectId={project.id} request={request} />
    ))}
  </ul>
);

interface RequestRowProps {
  projectId: string;
  request: ProjectDetail['requests'][number];
}

function RequestRow({ projectId, request: { id, member, role, message } }: RequestRowProps) {
  const answering = useProjectChange(requestAnswerMutation(projectId, id));
  return (
    <li>
      <div className={styles.line}>
        <div className={styles.person}>
          <Avatar name={member.name} src={member.profileImageUrl} />
          <p>
            <Link dir="auto" to={paths.memberProfile(member.slug)}>
              {member.name}
            </Link>
            <span className={styles.quiet}>
              {' '}
              as <UserText>{role}</UserText>
            </span>
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            size="small"
            busy={answering.isPending}
            aria-label={`Accept ${member.name}`}
            onClick={() => answering.mutate('accepted')}
          >
            Accept
          </Button>
          <Button
            size="small"
            variant="quiet"
            busy={answering.isPending}
            aria-label={`Decline ${member.name}`}
            onClick={() => answering.mutate('declined')}
          >
            Decline
          </Button>
        </div>
      </div>
      {message && <p dir="auto">{message}</p>}
    </li>
  );
}
