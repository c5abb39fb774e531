import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@futurelab/platform/api';
import { clearOnSuccess, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { enquiryMutation } from '../../queries/enquiries';
import { useFillTime } from '../../shared/form/use-fill-time';

const FIELDS = ['message', 'name', 'email', 'consent'] as const;
type Errors = Partial<Record<(typeof FIELDS)[number], string>>;

const UNREACHABLE = 'The connection dropped.';

/**
 * A question to the team. The server says what is wrong with it: the landing page loads no library for forms. The draft
 * is that of the contact page, where a visitor may go on writing.
 */
export function useQuestion() {
  const form = useRef<HTMLFormElement>(null);
  const timeTaken = useFillTime();
  const draft = useFormDraft('enquiry:contact', { name: '', email: '', message: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);

  const { mutate, data, isPending, reset } = useMutation({
    ...clearOnSuccess(draft, enquiryMutation),
    onError: (error) => {
      const answer = error instanceof ApiError ? error : undefined;
      const wrong = FIELDS.filter((name) => answer?.details[name]);
      // The message stands beside the field when it takes the focus.
      flushSync(() => {
        setErrors(Object.fromEntries(wrong.map((name) => [name, answer!.details[name]![0]])));
        setFailure(wrong.length > 0 ? null : (answer?.explanation ?? UNREACHABLE));
      });
      if (wrong[0]) form.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus();
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const entered = new FormData(event.currentTarget);
    setErrors({});
    setFailure(null);
    mutate({
      kind: 'contact',
      ...draft.content,
      // Unticked is for the server to refuse, like any other field.
      consent: entered.has('consent') as true,
      website: String(entered.get('website') ?? ''),
      took: timeTaken(),
    });
  };

  return { draft, errors, failure, receipt: data, isPending, submit, again: reset, form };
}
