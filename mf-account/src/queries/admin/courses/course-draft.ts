import { ApiError, apiQuery, read, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData, type QueryClient } from '@futurelab/platform/query';
import { refreshCourseLists } from './course-list';
import type { LessonBlock } from './lesson-blocks';

type Draft = Schema<'CourseDraftResponse'>;
type Module = Schema<'DocumentModuleResponse'>;

export type Lesson = Omit<Schema<'DocumentLessonResponse'>, 'blocks'> & { blocks: LessonBlock[] };
export type CourseModule = Omit<Module, 'lessons'> & { lessons: Lesson[] };
export type CourseDocument = Omit<Draft['document'], 'modules'> & { modules: CourseModule[] };
export type CourseDraft = Omit<Draft, 'document'> & { document: CourseDocument };

export type LessonContent = Omit<Lesson, 'id'>;
/** What a course says of itself. */
export type CourseSettings = Omit<CourseDocument, 'modules'>;

const DRAFT = '/api/authoring/courses/{id}/draft';

/** @param id of the course, or its slug */
export const courseDraftQuery = (id: string) => apiQuery(DRAFT, { path: { id } });

/** Blocks are described in the api’s document only as objects. */
export const asDraft = (draft: Draft) => draft as CourseDraft;

const readDraft = async (id: string): Promise<CourseDraft> => asDraft(await read(DRAFT, { path: { id } }));

function show(client: QueryClient, id: string, draft: Draft): void {
  replaceQueryData(client, courseDraftQuery(id).queryKey, draft);
  void refreshCourseLists(client);
}

export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'stale_course';

const TRIES = 4;

/** Makes a change to the draft as it is now: what others have changed since it was read stays. */
async function changeDraft(id: string, change: (draft: CourseDraft) => CourseDocument): Promise<Draft> {
  for (let tries = 1; ; tries += 1) {
    const draft = await readDraft(id);
    const body = { version: draft.version, document: change(draft) };
    try {
      return await write('PUT', DRAFT, { path: { id }, body });
    } catch (error) {
      if (!isStale(error) || tries === TRIES) throw error;
    }
  }
}

/** Changes of one course are made one after the other. */
const inTurn = (id: string) => ({ scope: { id: `course:${id}` } });

function withModules(draft: Draft, change: (modules: CourseModule[]) => CourseModule[]): Draft {
  const { document } = asDraft(draft);
  return { ...draft, document: { ...document, modules: change(document.modules) as unknown as Module[] } };
}

/** A change of modules and lessons. It is shown at once; without it, if it fails. */
export const outlineMutation = (id: string) =>
  mutationOptions({
    ...inTurn(id),
    mutationFn: (change: (modules: CourseModule[]) => CourseModule[]) =>
      changeDraft(id, ({ document }) => ({ ...document, modules: change(document.modules) })),
    onMutate: (change, { client }) =>
      replaceQueryData(client, courseDraftQuery(id).queryKey, (now) => now && withModules(now, change)),
    onSuccess: (draft, _change, _before, { client }) => show(client, id, draft),
    onError: (_error, _change, _before, { client }) => void refreshDraft(client, id),
  });

/** Reads the draft again: someone else has changed it. */
export const refreshDraft = (client: QueryClient, id: string): Promise<void> =>
  client.invalidateQueries({ queryKey: courseDraftQuery(id).queryKey });

export const settingsOf = ({ modules: _, ...settings }: CourseDocument): CourseSettings => settings;

const CHANGED = {
  code: 'stale_course',
  message: 'Someone else changed the same settings while you were editing.',
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface SettingsChange {
  /** As they were when they were changed. */
  base: CourseSettings;
  settings: CourseSettings;
}

/** @throws ApiError 409 `stale_course` when a setting that was changed here was changed by someone else, too */
function merged(now: CourseDocument, { base, settings }: SettingsChange): CourseDocument {
  const keys = Object.keys(settings) as (keyof CourseSettings)[];
  const changed = keys.filter((key) => !isSame(settings[key], base[key]));
  if (changed.some((key) => !isSame(now[key], base[key]) && !isSame(now[key], settings[key])))
    throw new ApiError(409, JSON.stringify(CHANGED));
  return { ...now, ...Object.fromEntries(changed.map((key) => [key, settings[key]])) };
}

export const settingsMutation = (id: string) =>
  mutationOptions({
    ...inTurn(id),
    mutationFn: (change: SettingsChange) => changeDraft(id, ({ document }) => merged(document, change)),
    onSuccess: (draft, _change, _before, { client }) => show(client, id, draft),
    onError: (error, _change, _before, { client }) => isStale(error) && void refreshDraft(client, id),
  });

interface LessonChange {
  /** Of the draft whose lesson was changed. */
  version: number;
  lesson: LessonContent;
}

/** Fails with `stale_course` when someone else has changed this lesson since; other lessons are no matter. */
export const lessonMutation = (id: string, lessonId: string) =>
  mutationOptions({
    ...inTurn(id),
    mutationFn: (body: LessonChange) =>
      write('PUT', '/api/authoring/courses/{id}/lessons/{lessonId}', { path: { id, lessonId }, body }),
    onSuccess: (draft, _change, _before, { client }) => show(client, id, draft),
    onError: (error, _change, _before, { client }) => (isStale(error) ? refreshDraft(client, id) : undefined),
  });
