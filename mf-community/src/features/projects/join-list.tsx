import { fieldError } from '@futurelab/platform/components/field-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Badge, Button, Field, Icon, LinkButton, Textarea, UserText } from '@futurelab/platform/ui';
import { useState } from 'react';
import { SendingError } from '../../shared/composer/sending-error';
import { joinMutation, leaveProjectMutation, type ProjectDetail } from '../../queries/projects';
import { hoursAWeek } from './project-labels';
import entry from '../../shared/synergizer/entries.module.css';
import styles from './projects.module.css';
import { useProjectChange } from './use-project-change';

type Role = ProjectDetail['roles'][number];

/** The parts of a project, and joining as one of them. */
export function JoinList({ project }: { project: ProjectDetail }) {
  const { user } = useSession();
  const isPro = Boolean(user?.isHPCMember || user?.isAdmin);
  const [chosen, setChosen] = useState<string | null>(null);
  const takesPeople = project.stage === 'open' || project.stage === 'running';
  const canAsk = takesPeople && (project.part === null || project.part === 'requested');
  return (
    <>
      {takesPeople && !user && (
        <p className={styles.note}>
          <LinkButton to={paths.signIn(paths.project(project.slug))}>Sign in to join</LinkButton>
        </p>
      )}
      {canAsk && user && !isPro && (
        <div className={`${styles.notice} ${styles.note}`}>
          <p>Only Pro members can join projects, but you can follow this one here.</p>
          <div>
            <LinkButton to={paths.joinProFor(paths.project(project.slug))}>Join Pro to take part</LinkButton>
          </div>
        </div>
      )}
      <ul className={entry.rows}>
        {project.roles.map((role) => (
          <li key={role.id}>
            <div className={entry.line}>
              <div>
                <h3 dir="auto">{role.name}</h3>
                <p className={entry.quiet}>{hoursAWeek(role.hoursPerWeek)}</p>
              </div>
              <RoleAction
                project={project}
                role={role}
                canAsk={canAsk && isPro}
                onChoose={() => setChosen(role.id)}
              />
            </div>
            {chosen === role.id && !role.isTaken && project.requestedRoleId !== role.id && canAsk && (
              <JoinForm project={project} role={role} onDone={() => setChosen(null)} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface RoleActionProps {
  project: ProjectDetail;
  role: Role;
  canAsk: boolean;
  onChoose: () => void;
}

function RoleAction({ project, role, canAsk, onChoose }: RoleActionProps) {
  const leaving = useProjectChange(leaveProjectMutation(project.id));
  if (role.isTaken)
    return (
      <Badge tone="success">
        <Icon name="check" />
        Filled
      </Badge>
    );
  if (project.requestedRoleId === role.id)
    return (
      <Button variant="secondary" size="small" busy={leaving.isPending} onClick={() => leaving.mutate()}>
        Withdraw request
      </Button>
    );
  if (!canAsk) return <span className={entry.quiet}>Open</span>;
  return (
    <Button variant="secondary" size="small" onClick={onChoose}>
      Join as <UserText>{role.name}</UserText>
    </Button>
  );
}

function JoinForm({ project, role, onDone }: { project: ProjectDetail; role: Role; onDone: () => void }) {
  const draft = useFormDraft(`join-project:${project.id}`, { text: '' });
  const { text } = draft.content;
  const asking = useMutation(clearOnSuccess(draft, joinMutation(project.id)));
  return (
    <form
      className={entry.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!asking.isPending) asking.mutate({ roleId: role.id, message: text }, { onSuccess: onDone });
      }}
    >
      <Field
        label="What you’d bring"
        hint={`Add a short message for ${project.owner?.name ?? 'the project lead'}. We’ll notify you when they decide.`}
        error={fieldError(asking.error, 'message')}
      >
        <Textarea
          rows={3}
          maxLength={500}
          value={text}
          onChange={({ target }) => draft.change({ text: target.value })}
        />
      </Field>
      <SendingError error={asking.error} fields={['message']} />
      <div className={entry.actions}>
        <Button type="submit" busy={asking.isPending}>
          Ask to join
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <DraftNote {...draft} />
      </div>
    </form>
  );
}
