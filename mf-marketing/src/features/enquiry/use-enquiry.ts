import { useEffect, useState } from 'react';
import { ApiError } from '@futurelab/platform/api';
import { clearOnSuccess, useFormDraft } from '@futurelab/platform/forms';
import { useMutation } from '@futurelab/platform/query';
import { useForm, type FieldPath } from 'react-hook-form';
import { useFillTime } from '../../shared/form/use-fill-time';
import { enquiryMutation, type Enquiry } from '../../queries/enquiries';
import type { EnquiryFields, EnquiryKind } from './enquiry';

const NOTHING: Omit<EnquiryFields, 'consent' | 'website'> = {
  ...{ name: '', email: '', organization: '', message: '' },
  ...{ windowFrom: '', windowTo: '', timeZone: '', format: '', audience: '', budget: '' },
};
/** Comes once the form is being filled in. */
const loadSchemas = () => import('./enquiry-schemas');
const UNREACHABLE = 'The connection dropped before this was sent.';

/**
 * One of the forms, checked as the server checks it. Fields have no values of their own: what a visitor typed before the
 * script arrived stays, and what they typed stays when sending fails.
 */
export function useEnquiry(kind: EnquiryKind) {
  const [failure, setFailure] = useState<string | null>(null);
  const timeTaken = useFillTime();
  const form = useForm<EnquiryFields, unknown, Enquiry>({
    resolver: async (values, context, options) => {
      try {
        const { resolverOf } = await loadSchemas();
        return await resolverOf(kind)(values, context, options);
      } catch {
        // Without it the server's answer names what is wrong.
        return { values: { ...values, kind } as unknown as Enquiry, errors: {} };
      }
    },
  });
  const draft = useFormDraft(`enquiry:${kind}`, NOTHING);
  const { content, restored } = draft;
  useEffect(() => {
    if (!restored) return;
    for (const [name, value] of Object.entries(content) as [keyof typeof NOTHING, string][])
      if (!form.getValues(name)) form.setValue(name, value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [restored]);
  const store = () => {
    loadSchemas().catch(() => undefined);
    const { consent: _consent, website: _website, ...entered } = form.getValues();
    draft.change(entered);
  };
  const { mutate, data, isPending, reset } = useMutation({
    ...clearOnSuccess(draft, enquiryMutation),
    onError: (error) => {
      const answer = error instanceof ApiError ? error : undefined;
      setFailure(answer?.explanation ?? UNREACHABLE);
      const wrong = Object.entries(answer?.details ?? {});
      wrong.forEach(([field, [message]], index) =>
        form.setError(field as FieldPath<EnquiryFields>, { message }, { shouldFocus: index === 0 }),
      );
    },
  });
  const submit = form.handleSubmit(
    (enquiry) => {
      setFailure(null);
      mutate({ ...enquiry, took: timeTaken() });
    },
    () => setFailure(null),
  );
  const again = () => {
    form.reset();
    reset();
  };
  const clear = () => {
    draft.clear();
    form.reset();
  };
  const errorOf = (field: FieldPath<EnquiryFields>) => form.formState.errors[field]?.message;
  return {
    ...form,
    draft: { ...draft, clear },
    store,
    submit,
    again,
    errorOf,
    failure,
    receipt: data,
    isPending,
  };
}

export type EnquiryControls = ReturnType<typeof useEnquiry>;
