import { playbackTime, truncate } from '@futurelab/platform/format';
import { plainText } from '@futurelab/platform/markdown';
import type { Lesson } from '@futurelab/platform/queries/learning';
import { useQuery, useQueryClient } from '@futurelab/platform/query';
import { Button, ErrorState, Field, Icon, Select, Textarea } from '@futurelab/platform/ui';
import {
  saveNoteOnLeave,
  noteQuery,
  saveNote,
  type LessonBlock,
  type NoteToSave,
} from '../../../queries/lessons';
import { goToPlace, useMediaElements } from '../../../shared/media-elements';
import { AutosaveStatus } from './autosave-status';
import styles from './notes.module.css';
import { useAutosave } from './use-autosave';

const NOTHING: NoteToSave = { text: '', blockId: null, seconds: null };

/** A private note on the lesson, or on a place in it that it leads back to. */
export function NotePanel({ lesson, userId }: { lesson: Lesson; userId: string }) {
  const client = useQueryClient();
  const recordings = useMediaElements();
  const { data, isLoadingError, refetch } = useQuery(noteQuery(lesson.id));
  const { value, change, state, send } = useAutosave<NoteToSave>({
    key: `futurelab:note:${userId}:${lesson.id}`,
    stored: data && {
      value: { text: data.text, blockId: data.blockId, seconds: data.seconds },
      updatedAt: data.updatedAt,
    },
    empty: NOTHING,
    save: (note) => saveNote(client, lesson.id, note),
    leave: (note) => saveNoteOnLeave(lesson.id, note),
  });
  const { text, blockId, seconds } = value;
  const about = lesson.blocks.find(({ id }) => id === blockId);
  const placeAt = (id: string) => {
    const recording = recordings.get(id);
    change({ blockId: id || null, seconds: recording ? Math.floor(recording.currentTime) : null });
  };
  return (
    <section className={styles.own} aria-labelledby="note-title">
      <h2 id="note-title" className={styles.title}>
        Your note
      </h2>
      {isLoadingError ? (
        <ErrorState title="Couldn’t load your note" onRetry={() => void refetch()} />
      ) : (
        <>
          <Field
            label="Note on this lesson"
            labelHidden
            hint={
              <>
                <Icon name="lock" /> Private to you. Saves as you type.
              </>
            }
          >
            <Textarea
              rows={4}
              maxLength={20_000}
              value={text}
              disabled={!data}
              onChange={({ target }) => change({ text: target.value })}
              onBlur={send}
            />
          </Field>
          {text.trim() !== '' && (
            <div className={styles.place}>
              <Field label="About">
                <Select value={about?.id ?? ''} onChange={({ target }) => placeAt(target.value)}>
                  <option value="">The whole lesson</option>
                  {lesson.blocks.map((block) => (
                    <option key={block.id} value={block.id}>
                      {nameOf(block)}
                    </option>
                  ))}
                </Select>
              </Field>
              {isRecording(about) && (
                <Button variant="secondary" size="small" onClick={() => placeAt(about.id)}>
                  Set to this moment
                </Button>
              )}
              {about && (
                <Button variant="quiet" size="small" onClick={() => goToPlace(recordings, about.id, seconds)}>
                  {seconds === null || !isRecording(about) ? 'Go there' : `At ${playbackTime(seconds)}`}
                </Button>
              )}
            </div>
          )}
          <AutosaveStatus state={state} />
        </>
      )}
    </section>
  );
}

const isRecording = (block: LessonBlock | undefined) => block?.kind === 'video' || block?.kind === 'audio';

const MAX_NAME = 60;
function nameOf(block: LessonBlock): string {
  if (block.kind === 'reflection') return 'The reflection';
  if (block.kind !== 'text') return block.title;
  return `“${truncate(plainText(block.body), MAX_NAME)}”`;
}
