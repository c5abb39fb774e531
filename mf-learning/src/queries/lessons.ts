import { ApiError, apiQuery, read, write, writeOnLeaving, type Schema } from '@futurelab/platform/api';
import { lessonQuery, type Lesson } from '@futurelab/platform/queries/learning';
import {
  mutationOptions,
  refetchIfStale,
  replaceQueryData,
  type QueryClient,
} from '@futurelab/platform/query';

export type LessonBlock = Lesson['blocks'][number];
export type BlockOf<Kind extends LessonBlock['kind']> = Extract<LessonBlock, { kind: Kind }>;
export type RecordingBlock = BlockOf<'video' | 'audio'>;
export type QuizBlock = BlockOf<'quiz'>;
export type Question = QuizBlock['questions'][number];
export type QuestionResult = Schema<'QuestionResultResponse'>;
export type QuizResult = Schema<'QuizResultResponse'>;
export type Answer = QuestionResult['answer'];
type Note = Schema<'NoteResponse'>;

/** The lesson as the page's address names it. */
export interface LessonAddress {
  courseParam: string;
  lessonParam: string;
}

const change = (
  client: QueryClient,
  { courseParam, lessonParam }: LessonAddress,
  how: (lesson: Lesson) => Lesson,
) =>
  replaceQueryData(
    client,
    lessonQuery(courseParam, lessonParam).queryKey,
    (now: Lesson | undefined) => now && how(now),
  );

/** Reads the lesson again if a change to it has cancelled that. */
export const readCancelled = (client: QueryClient, { courseParam, lessonParam }: LessonAddress) =>
  refetchIfStale(client, lessonQuery(courseParam, lessonParam).queryKey);

export const showCompleted = (client: QueryClient, address: LessonAddress, isCompleted: boolean) =>
  change(client, address, (lesson) => ({ ...lesson, isCompleted }));

export const isCompleted = (client: QueryClient, { courseParam, lessonParam }: LessonAddress): boolean =>
  client.getQueryData(lessonQuery(courseParam, lessonParam).queryKey)?.isCompleted ?? false;

/** Another page reads again what it shows of this; this one shows it already. */
const markAllStale = (client: QueryClient) => client.invalidateQueries({ refetchType: 'none' });

export interface AnswerToSave {
  answer: Answer;
  /** Of one try, however often it is sent. */
  key: string;
}

/** Saves an answer; the lesson then shows it with what the api says to it. */
export const answerMutation = (lessonId: string, questionId: string, address: LessonAddress) =>
  mutationOptions({
    mutationFn: ({ answer, key }: AnswerToSave) =>
      write('PUT', '/api/lessons/{id}/answers/{questionId}', {
        path: { id: lessonId, questionId },
        body: { answer },
        key,
      }),
    onSuccess: async ({ quiz, ...result }, _answer, _before, { client }) => {
      await markAllStale(client);
      change(client, address, (lesson) => ({
        ...lesson,
        answers: [...lesson.answers.filter((one) => one.questionId !== questionId), result],
        quizzes: lesson.quizzes.map((one) => (one.blockId === quiz.blockId ? quiz : one)),
      }));
      void readCancelled(client, address);
    },
  });

export const noteQuery = (id: string) => apiQuery('/api/lessons/{id}/note', { path: { id } });
export const reflectionQuery = (id: string) => apiQuery('/api/lessons/{id}/reflection', { path: { id } });

export type NoteToSave = Pick<Note, 'text' | 'blockId' | 'seconds'>;
export async function saveNote(client: QueryClient, id: string, body: NoteToSave): Promise<void> {
  replaceQueryData(
    client,
    noteQuery(id).queryKey,
    await write('PUT', '/api/lessons/{id}/note', { path: { id }, body }),
  );
}
export async function saveReflection(client: QueryClient, id: string, body: { text: string }): Promise<void> {
  const saved = await write('PUT', '/api/lessons/{id}/reflection', { path: { id }, body });
  replaceQueryData(client, reflectionQuery(id).queryKey, saved);
}
export const saveNoteOnLeave = (id: string, body: NoteToSave) =>
  writeOnLeaving('PUT', '/api/lessons/{id}/note', { path: { id }, body });
export const saveReflectionOnLeave = (id: string, body: { text: string }) =>
  writeOnLeaving('PUT', '/api/lessons/{id}/reflection', { path: { id }, body });

/** Keeps how far a film or recording was played; sent even while the page is being left. */
export async function savePosition(
  client: QueryClient,
  lessonId: string,
  address: LessonAddress,
  place: { blockId: string; seconds: number },
): Promise<void> {
  change(client, address, (lesson) => ({
    ...lesson,
    positions: [...lesson.positions.filter(({ blockId }) => blockId !== place.blockId), place],
  }));
  // Lost places are found again at the next one.
  await writeOnLeaving('PUT', '/api/lessons/{id}/position', { path: { id: lessonId }, body: place }).catch(
    () => undefined,
  );
  await readCancelled(client, address);
}

const DRAFTS = '/api/my/drafts';

/** What the member has begun to post, with its body as Markdown; null when that is nothing. */
export async function readPostDraft(): Promise<{ title: string; body: string } | null> {
  const content = (await read(DRAFTS)).find(({ place }) => place === 'post')?.content;
  const [title = '', body = ''] = [content?.['title'], content?.['body']].map((text) =>
    typeof text === 'string' ? text.trim() : '',
  );
  return title || body ? { title, body } : null;
}

/** Begins a discussion about a lesson, in place of what was begun before. */
export const postDraftMutation = mutationOptions({
  mutationFn: (content: { kind: string; title: string; body: string; lesson: string }) =>
    write('PUT', '/api/my/drafts/{place}', {
      path: { place: 'post' },
      body: { content: { tags: '', groupId: null, ...content } },
    }),
  onSuccess: (_data, _content, _before, { client }) => client.invalidateQueries({ queryKey: [DRAFTS] }),
});

/** Whether a request failed because the session has ended. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
