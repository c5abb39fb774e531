import type { ApiError } from '../../core/errors/errors.js';
import type { FormField, FormValues } from '../../core/html/form.js';
import { type FormPage, formWithErrors } from '../../core/html/form-with-errors.js';
import { MAX_BODY, MAX_TITLE } from '../../discussions/posts/posts.dto.js';
import { WHO } from '../../identity/users/forms/profile-forms.pages.js';

const HELLO: readonly FormField[] = [
  { name: 'title', label: 'Title', maxLength: MAX_TITLE },
  { name: 'body', label: 'Your hello', type: 'textarea', maxLength: MAX_BODY },
];

/** A step's address; `returnTo`: where the member goes on at the end. */
export function stepPath(step: number, returnTo = ''): string {
  const search = new URLSearchParams({ step: String(step), ...(returnTo && { returnTo }) });
  return `/onboarding?${search.toString()}`;
}

/** A step that was not kept, with why and what was typed in it; choices are made again on the step itself. */
export function stepWithErrors(step: number, typed: FormValues, error: ApiError): FormPage {
  const { returnTo = '' } = typed;
  const action = `/api/onboarding-forms/${step}`;
  const page = stepPath(step, returnTo);
  if (step === 1)
    return formWithErrors('Who you are', error, page, [
      { action, button: 'Save and continue', hidden: { returnTo } },
      WHO,
      typed,
      error.details,
    ]);
  if (typed['go'] === 'hello')
    return formWithErrors('Say hello', error, page, [
      { action, button: 'Post my hello', hidden: { returnTo, go: 'hello' } },
      HELLO,
      typed,
      error.details,
    ]);
  return formWithErrors('Welcome', error, page, null);
}
