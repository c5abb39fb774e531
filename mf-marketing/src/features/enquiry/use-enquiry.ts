import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@futurelab/platform/api';
import { useMutation } from '@futurelab/platform/query';
import { useForm, type FieldPath, type Resolver } from 'react-hook-form';
import { useFillTime } from '../../form/use-fill-time';
import { enquiryMutation, type Enquiry } from '../../queries/enquiries';
import { SCHEMAS, type EnquiryFields, type EnquiryKind } from './enquiry';

const UNREACHABLE = 'The connection dropped before this was sent.';

/**
 * One of the forms, checked as the server checks it. Fields have no values of their own: what somebody typed before the
 * script arrived stays, and what they typed stays when sending fails.
 */
export function useEnquiry(kind: EnquiryKind) {
  const [failure, setFailure] = useState<string | null>(null);
  const timeTaken = useFillTime();
  const form = useForm<EnquiryFields, unknown, Enquiry>({
    resolver: zodResolver(SCHEMAS[kind]) as unknown as Resolver<EnquiryFields, unknown, Enquiry>,
  });
  const { mutate, data, isPending, reset } = useMutation({
    ...enquiryMutation,
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
  const errorOf = (field: FieldPath<EnquiryFields>) => form.formState.errors[field]?.message;
  return { ...form, submit, again, errorOf, failure, receipt: data, isPending };
}

export type EnquiryControls = ReturnType<typeof useEnquiry>;
