import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { fieldError } from '@futurelab/platform/components/field-error';
import { clearOnSuccess, DraftNote, useFormDraft } from '@futurelab/platform/forms';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { Button, Field, LinkButton, Section, Textarea } from '@futurelab/platform/ui';
import { SendingError } from '../../shared/composer/sending-error';
import { returnMutation, stageMutation, type ProjectDetail, type ProjectStage } from '../../queries/projects';
import { NEXT_STAGE } from './project-labels';
import entry from '../../shared/synergizer/entries.module.css';
import styles from './projects.module.css';

const TITLES: Partial<Record<ProjectStage, string>> = {
  proposed: 'Proposal',
  open: 'Recruiting',
  running: 'Finish',
};

/** Moves a project on: for its owner, and for moderators while it is a proposal. */
export function StagePanel({ project }: { project: ProjectDetail }) {
  const draft = useFormDraft(`project-result:${project.id}`, { result: '' });
  const { result } = draft.content;
  const moving = useMutation(clearOnSuccess(draft, stageMutation(project.id)));
  const { stage, part, canReview, isReviewed, returnedReason } = project;
  const owns = part === 'owner';
  const next = NEXT_STAGE[stage];
  if (!next || (!owns && !(canReview && stage === 'proposed'))) return null;
  const waits = stage === 'proposed' && isReviewed && !canReview;
  const move = (to: ProjectStage) => {
    if (!moving.isPending) moving.mutate({ stage: to, from: stage, ...(to === 'done' && { result }) });
  };
  return (
    <Section layout="margin" title={TITLES[stage] ?? 'Status'}>
      <div className={entry.form}>
        {stage === 'proposed' && returnedReason && (
          <div className={styles.notice} role="note">
            <p>
              <strong>A moderator returned this proposal:</strong> {returnedReason}
            </p>
            {owns && <p>Edit it to send it back for review.</p>}
          </div>
        )}
        {waits && !returnedReason && (
          <p>A moderator is reviewing this proposal. We’ll notify you when it’s decided.</p>
        )}
        {stage === 'running' && (
          <Field
            label="Result"
            hint="What others can use or what you learned. It’s shown on this page."
            error={fieldError(moving.error, 'result')}
          >
            <Textarea
              rows={4}
              value={result}
              onChange={({ target }) => draft.change({ result: target.value })}
            />
          </Field>
        )}
        {stage === 'running' && <DraftNote {...draft} />}
        <SendingError error={moving.error} fields={['result']} />
        <div className={entry.actions}>
          {!waits && (
            <Button busy={moving.isPending} onClick={() => move(next.stage)}>
              {next.label}
            </Button>
          )}
          {owns && (
            <LinkButton variant="secondary" to={`${paths.proposeProject}?edit=${project.slug}`}>
              Edit
            </LinkButton>
          )}
          {owns && (
            <ConfirmDialog
              trigger={
                <Button variant="quiet" busy={moving.isPending}>
                  Close without a result
                </Button>
              }
              title="Close without a result?"
              action="Close project"
              variant="primary"
              busy={moving.isPending}
              onConfirm={() => move('closed')}
            >
              <p>You can’t reopen it. The page stays, and members are notified.</p>
            </ConfirmDialog>
          )}
        </div>
        {canReview && stage === 'proposed' && !owns && <ReturnForm id={project.id} />}
      </div>
    </Section>
  );
}

function ReturnForm({ id }: { id: string }) {
  const draft = useFormDraft(`return-project:${id}`, { reason: '' });
  const { reason } = draft.content;
  const returning = useMutation(clearOnSuccess(draft, returnMutation(id)));
  return (
    <form
      className={entry.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!returning.isPending) returning.mutate(reason);
      }}
    >
      <Field
        label="Requested changes"
        hint="Sent to the member who proposed it."
        error={fieldError(returning.error, 'reason')}
      >
        <Textarea rows={3} value={reason} onChange={({ target }) => draft.change({ reason: target.value })} />
      </Field>
      <SendingError error={returning.error} fields={['reason']} />
      <div className={entry.actions}>
        <Button type="submit" variant="secondary" busy={returning.isPending}>
          Return proposal
        </Button>
        <DraftNote {...draft} />
      </div>
    </form>
  );
}
