import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar, Button } from '@futurelab/platform/ui';
import { handOverMutation, leaveProjectMutation, type ProjectDetail } from '../../queries/projects';
import styles from './projects.module.css';
import { useProjectChange } from './use-project-change';

/** Who is in a project. Its owner can hand it over here, the others can leave. */
export function People({ project }: { project: ProjectDetail }) {
  const handing = useProjectChange(handOverMutation(project.id));
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
                  <Link to={paths.memberProfile(member.slug)}>{member.name}</Link>
                  <span className={styles.quiet}>
                    {' '}
                    {[member.isOwner && 'looks after it', member.role].filter(Boolean).join(', ')}
                  </span>
                </p>
              </div>
              {project.part === 'owner' && member.canLead && !isOver && (
                <Button
                  variant="quiet"
                  size="small"
                  busy={handing.isPending}
                  onClick={() => handing.mutate(member.id)}
                >
                  Hand it over to {member.name}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {project.part === 'member' && !isOver && (
        <Button variant="quiet" size="small" busy={leaving.isPending} onClick={() => leaving.mutate()}>
          Leave this project
        </Button>
      )}
    </>
  );
}
