import { fieldError } from '@futurelab/platform/components/field-error';
import { paths } from '@futurelab/platform/paths';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { Link, useNavigate } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Button, Checkbox, Field, Input, LinkButton, Select, UserText } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import { BodyField } from '../../shared/composer/body-field';
import styles from '../../shared/composer/composer.module.css';
import { DraftNote } from '../../shared/composer/draft-note';
import { SendingError } from '../../shared/composer/sending-error';
import { useDraft } from '../../shared/composer/use-draft';
import { useInvalidFocus } from '../../shared/composer/use-invalid-focus';
import { EMPTY_POLL, pollOf, type PollDraft } from '../../shared/poll/poll-draft';
import { PollFields } from '../../shared/poll/poll-fields';
import { aboutLessonQuery, newPostMutation, type ListedKind } from '../../queries/posts';
import { KIND_CHOICES } from './post-labels';
import { readTags } from './tags';

interface NewPostFormProps {
  kind: ListedKind;
  /** Id or slug of the group it was begun from. */
  group: string | null;
  /** The lesson it was begun from, as `course/lesson`. */
  lesson: string | null;
}

const FIELDS = ['kind', 'title', 'body', 'tags', 'poll.options', 'poll.endsOn'];

/** Everything of a new discussion. It is saved as a draft until it is sent. */
export function NewPostForm({ kind, group, lesson }: NewPostFormProps) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { data: memberships = [] } = useQuery(myGroupsQuery);
  const begun = memberships.find(
    ({ group: { id, slug, isArchived } }) => !isArchived && (group === id || group === slug),
  )?.group.id;
  const draft = useDraft('post', {
    kind: null as ListedKind | null,
    title: '',
    body: '',
    tags: '',
    groupId: null as string | null,
    lesson: null as string | null,
    hasPoll: false,
    // It stays when it is removed, and is there when it is added again.
    poll: null as PollDraft | null,
  });
  const { content, change } = draft;
  const poll = content.poll ?? EMPTY_POLL;
  // Empty: it was begun from a lesson, and is not about it.
  const place = content.lesson ?? lesson ?? '';
  const about = useQuery({ ...aboutLessonQuery(place), enabled: place !== '' }).data;
  const chosen = { kind: content.kind ?? kind, groupId: about ? '' : (content.groupId ?? begun ?? '') };
  const sending = useMutation(newPostMutation);
  const form = useInvalidFocus(sending.error);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.isPending) return;
    change({ lesson: place || null });
    const { title, body } = content;
    sending.mutate(
      {
        title,
        body,
        kind: chosen.kind,
        tags: readTags(content.tags),
        groupId: chosen.groupId || null,
        ...(about && { lessonId: about.id }),
        ...(content.hasPoll && { poll: pollOf(poll) }),
      },
      {
        onSuccess: ({ slug }) => {
          draft.clear();
          void navigate(paths.discussion(slug));
        },
      },
    );
  };

  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      {about && <AboutLesson lesson={about} onRemove={() => change({ lesson: '' })} />}
      {!about && (
        <fieldset className={styles.kinds}>
          <legend className={styles.label}>Type</legend>
          {KIND_CHOICES.map(({ value, label, hint }) => (
            <Checkbox
              key={value}
              type="radio"
              name="kind"
              value={value}
              label={label}
              hint={hint}
              checked={chosen.kind === value}
              onChange={() => change({ kind: value })}
            />
          ))}
        </fieldset>
      )}
      <Field label="Title" required error={fieldError(sending.error, 'title')}>
        <Input
          name="title"
          maxLength={160}
          value={content.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <BodyField
        label="Text"
        name="body"
        rows={8}
        error={fieldError(sending.error, 'body')}
        value={content.body}
        onChange={(body) => change({ body })}
        onSubmit={send}
      />
      <div className={styles.row}>
        {!about && (
          <Field label="Post in" hint="Posts in a group are shown to its members first.">
            <Select
              name="groupId"
              value={chosen.groupId}
              onChange={({ target }) => change({ groupId: target.value })}
            >
              <option value="">Everyone</option>
              {memberships
                .filter(({ group }) => !group.isArchived || group.id === chosen.groupId)
                .map(({ group: { id, name, isArchived } }) => (
                  <option key={id} value={id} dir="auto">
                    {isArchived ? `${name} (archived)` : name}
                  </option>
                ))}
            </Select>
          </Field>
        )}
        <Field label="Tags" hint="Up to five, separated by commas." error={fieldError(sending.error, 'tags')}>
          <Input name="tags" value={content.tags} onChange={({ target }) => change({ tags: target.value })} />
        </Field>
      </div>
      <div className={styles.fields}>
        <div>
          <Button variant="quiet" size="small" onClick={() => change({ hasPoll: !content.hasPoll })}>
            {content.hasPoll ? 'Remove poll' : 'Add a poll'}
          </Button>
        </div>
        {content.hasPoll && (
          <PollFields
            value={poll}
            timeZone={user?.timeZone ?? 'UTC'}
            onChange={(part) => change({ poll: { ...poll, ...part } })}
            errors={{
              options: fieldError(sending.error, 'poll.options'),
              endsOn: fieldError(sending.error, 'poll.endsOn'),
            }}
          />
        )}
      </div>
      <SendingError error={sending.error} fields={FIELDS} />
      <div className={styles.actions}>
        <Button type="submit" busy={sending.isPending}>
          Post
        </Button>
        <DraftNote {...draft} />
      </div>
    </form>
  );
}

interface AboutLessonProps {
  lesson: { title: string; slug: string; course: { slug: string; title: string } };
  onRemove: () => void;
}

const AboutLesson = ({ lesson: { title, slug, course }, onRemove }: AboutLessonProps) => (
  <div>
    <p>
      About the lesson{' '}
      <Link dir="auto" to={paths.lesson(course.slug, slug)}>
        {title}
      </Link>{' '}
      in <UserText>{course.title}</UserText>. It appears under the lesson for anyone who can open it.
    </p>
    <LinkButton variant="quiet" size="small" to={paths.newDiscussion()} replace onClick={onRemove}>
      Remove lesson
    </LinkButton>
  </div>
);
