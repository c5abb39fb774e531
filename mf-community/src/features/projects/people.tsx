import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar, Button, UserText } from '@futurelab/platform/ui';
import {
  dismissalMutation,
  handOverMutation,
  leaveProjectMutation,
  type ProjectDetail,
} from '../../queries/projects';
import styles from '../../shared/synergizer/entries.module.css';
import { useProjectChange } from './use-project-change';

/** Who is in a project. Its owner can hand it over here and take people out, the others can leave. */
export function People({ project }: { project: ProjectDetail }) {
  const leaving = useProjectChange(leaveProjectMutation(project.id));
  const isOver = project.stage === 'done' || project.stage === 'closed';
  return (
    <>
      <ul className={styles.rows}>
        {project.members.map((member) => (
          <li key={member.id}>
            <div className={styles.line}>
              <div className={styles.person}>
                <Avatar name={member.name} src={member.profileImageUrl} />
                <p>
                  <Link dir="auto" to={paths.memberProfile(member.slug)}>
                    {member.name}
                  </Link>
                  <span className={styles.quiet}>
                    {' '}
                    {[member.isOwner && 'Lead', member.role].filter(Boolean).join(', ')}
                  </span>
                </p>
              </div>
              {project.part === 'owner' && !member.isOwner && !isOver && (
                <OwnerActions projectId={project.id} member={member} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {project.part === 'member' && !isOver && (
        <ConfirmDialog
          trigger={
            <Button variant="quiet" size="small" busy={leaving.isPending}>
              Leave this project
            </Button>
          }
          title="Leave this project?"
          action="Leave"
          variant="primary"
          busy={leaving.isPending}
          onConfirm={() => leaving.mutate()}
        >
          <p>Your role opens up for someone else. You can ask to join again.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface OwnerActionsProps {
  projectId: string;
  member: ProjectDetail['members'][number];
}

function OwnerActions({ projectId, member: { id, name, canLead } }: OwnerActionsProps) {
  const handing = useProjectChange(handOverMutation(projectId));
  const dismissing = useProjectChange(dismissalMutation(projectId));
  return (
    <div className={styles.actions}>
      {canLead && (
        <ConfirmDialog
          trigger={
            <Button variant="quiet" size="small" busy={handing.isPending} aria-label={`Hand over to ${name}`}>
              Hand over
            </Button>
          }
          title={`Hand over to ${name}?`}
          action="Hand over"
          variant="primary"
          busy={handing.isPending}
          onConfirm={() => handing.mutate(id)}
        >
          <p>
            <UserText>{name}</UserText> will lead this project and is notified. You stay a member.
          </p>
        </ConfirmDialog>
      )}
      <ConfirmDialog
        trigger={
          <Button variant="quiet" size="small" busy={dismissing.isPending} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        }
        title={`Remove ${name} from the project?`}
        action="Remove"
        variant="primary"
        busy={dismissing.isPending}
        onConfirm={() => dismissing.mutate(id)}
      >
        <p>Their role opens up again. What they wrote stays.</p>
      </ConfirmDialog>
    </div>
  );
}
