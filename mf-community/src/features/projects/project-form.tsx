import { fieldError } from '@futurelab/platform/components/field-error';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { Button, Field, Input, LinkButton } from '@futurelab/platform/ui';
import { isVisible } from '@futurelab/platform/text';
import type { FormEvent } from 'react';
import { BodyField } from '../../shared/composer/body-field';
import { Checklist } from '../../shared/composer/checklist';
import { DraftNote } from '../../shared/composer/draft-note';
import { SendingError } from '../../shared/composer/sending-error';
import { useDraft } from '../../shared/composer/use-draft';
import { useInvalidFocus } from '../../shared/composer/use-invalid-focus';
import {
  newProjectMutation,
  projectChangeMutation,
  type ProjectDetail,
  type Topic,
} from '../../queries/projects';
import styles from '../../shared/synergizer/entries.module.css';
import { TopicAndSkillsFields } from '../../shared/synergizer/topic-and-skills-fields';
import { checklist, draftOf, EMPTY_DRAFT, requestOf, type ProjectDraft } from './project-draft';
import { RolesField } from './roles-field';

const FIELDS = ['title', 'purpose', 'roles', 'topic', 'skills', 'endsOn'];

interface ProjectFormProps {
  topics: readonly Topic[];
  /** Pro members propose; others can write, and send it once they are in. */
  canSend: boolean;
  /** The project that is changed; without it a new one is proposed. */
  project?: ProjectDetail;
}

/** Everything of a proposal. It is saved as a draft until it is sent. */
export function ProjectForm({ topics, canSend, project }: ProjectFormProps) {
  const navigate = useNavigate();
  const draft = useDraft<ProjectDraft>(
    project ? `edit-project:${project.id}` : 'project',
    project ? draftOf(project) : EMPTY_DRAFT,
  );
  const { content, change } = draft;
  const proposing = useMutation(newProjectMutation);
  const changing = useMutation(projectChangeMutation(project?.id ?? ''));
  const { error, isPending } = project ? changing : proposing;
  const form = useInvalidFocus(error);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending || !canSend) return;
    const done = {
      onSuccess: ({ slug }: { slug: string }) => {
        draft.clear();
        void navigate(paths.project(slug));
      },
    };
    if (project) return changing.mutate(requestOf(content), done);
    proposing.mutate(requestOf(content), done);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <Field
        label="Title"
        hint="What you’ll have made by the end."
        required
        error={fieldError(error, 'title')}
      >
        <Input
          name="title"
          maxLength={120}
          value={content.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <BodyField
        label="Purpose"
        name="purpose"
        hint="Who it helps, what the first result will be, and when you’ll meet."
        rows={8}
        value={content.purpose}
        onChange={(purpose) => change({ purpose })}
        error={fieldError(error, 'purpose')}
        onSubmit={send}
      />
      <RolesField
        roles={content.roles}
        onChange={(roles) => change({ roles })}
        error={fieldError(error, 'roles')}
        errorOf={(index, field) => fieldError(error, `roles.${sentIndex(content, index)}.${field}`)}
      />
      <TopicAndSkillsFields
        topics={topics}
        content={content}
        skillsLabel="Skills needed"
        error={error}
        onChange={change}
      />
      <Field label="Ends on" hint="Finished or not." error={fieldError(error, 'endsOn')}>
        <Input
          name="endsOn"
          type="date"
          value={content.endsOn}
          onChange={({ target }) => change({ endsOn: target.value })}
        />
      </Field>
      <Checklist title="A good proposal has" checks={checklist(content)} />
      <SendingError error={error} fields={FIELDS} />
      <div className={styles.actions}>
        {canSend ? (
          <Button type="submit" busy={isPending}>
            {project ? 'Save' : 'Submit proposal'}
          </Button>
        ) : (
          <LinkButton to={paths.joinProFor(paths.proposeProject)}>Join Pro to submit</LinkButton>
        )}
        <DraftNote {...draft} />
      </div>
    </form>
  );
}

/** Parts without a word are not sent: where this one stands among those that are. */
const sentIndex = ({ roles }: ProjectDraft, index: number) =>
  roles.slice(0, index).filter(({ name, hours }) => isVisible(name) || hours !== '').length;
