import { ApiError, write } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';
import { refreshCourseLists } from './course-list';

const NO_COURSE = {
  code: 'validation_failed',
  message: 'The file couldn’t be imported.',
  details: { file: ['This isn’t a course that was exported here.'] },
};

/** @throws ApiError 400, as the api would say it, for what is no JSON */
async function readFile(file: File): Promise<object> {
  try {
    const content: unknown = JSON.parse(await file.text());
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
  } catch {
    // Reported below.
  }
  throw new ApiError(400, JSON.stringify(NO_COURSE));
}

/** Begins a course with what is in a file. */
export const courseImportMutation = mutationOptions({
  mutationFn: async (file: File) =>
    write('POST', '/api/authoring/courses/imports', {
      body: { file: (await readFile(file)) as Record<string, unknown> },
    }),
  onSuccess: (_course, _file, _before, { client }) => void refreshCourseLists(client),
});

/** What is wrong with the file, and where. */
export const problemsOf = (error: unknown): string[] =>
  error instanceof ApiError ? (error.details['file'] ?? []) : [];
