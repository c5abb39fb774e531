import type { ApiError } from '../../../core/errors/errors.js';
import type { FormField, FormValues } from '../../../core/html/form.js';
import { type FormPage, formWithErrors } from '../../../core/html/form-with-errors.js';
import { MAX_BODY, MAX_TITLE, type WrittenKind } from '../posts.dto.js';

const KINDS: Record<WrittenKind, string> = {
  question: 'A question',
  discussion: 'A discussion',
  introduction: 'An introduction',
};
const TEXT: FormField = { name: 'body', label: 'Text', type: 'textarea', maxLength: MAX_BODY };
const KIND: FormField = { name: 'kind', label: 'What is it?', type: 'select', options: KINDS };
const POST_FIELDS: readonly FormField[] = [
  { name: 'title', label: 'Title', maxLength: MAX_TITLE },
  TEXT,
  { name: 'tags', label: 'Tags, separated by commas', optional: true },
];

export const NEW_DISCUSSION = '/community/discussions/new';
export const discussionPath = (post: string) => `/community/discussions/${encodeURIComponent(post)}`;

/** A new discussion that was not written, with why, everything that was typed, and the lesson it is about. */
export function postFormWithErrors(typed: FormValues, error: ApiError): FormPage {
  const { lesson = '', kind = 'question', groupId = '' } = typed;
  const form = { action: '/discussions', button: 'Post' };
  if (lesson === '')
    return formWithErrors('Start a discussion', error, NEW_DISCUSSION, [
      { ...form, hidden: { groupId } },
      [KIND, ...POST_FIELDS],
      typed,
      error.details,
    ]);
  return formWithErrors(
    'Start a discussion about a lesson',
    error,
    `${NEW_DISCUSSION}?lesson=${encodeURIComponent(lesson)}`,
    [{ ...form, hidden: { lesson, kind } }, POST_FIELDS, typed, error.details],
  );
}

export const replyFormWithErrors = (post: string, typed: FormValues, error: ApiError): FormPage =>
  formWithErrors('Your reply', error, discussionPath(post), [
    { action: `/discussions/${encodeURIComponent(post)}/replies`, button: 'Reply' },
    [TEXT],
    typed,
    error.details,
  ]);
