import { flushSync } from 'react-dom';
import { useRef, useState, type FormEvent } from 'react';
import { ApiError } from '@futurelab/platform/api';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { useFillTime } from '../../shared/form/use-fill-time';
import { subscriptionMutation } from '../../queries/newsletter';
import { problemsOf, trimmed, type SubscriptionErrors } from './subscription';

const ALREADY = 'This email is already subscribed to our newsletter.';
const FAILED = 'There was an error subscribing to our newsletter. Please try again.';

/** Sends a subscription and tells how it went, in a toast and beside the field. Typed text stays on failure. */
export function useNewsletter() {
  const form = useRef<HTMLFormElement>(null);
  const timeTaken = useFillTime();
  const [errors, setErrors] = useState<SubscriptionErrors & { form?: string }>({});

  const { mutate, isPending, isSuccess } = useMutation({
    ...subscriptionMutation,
    onSuccess: () => {
      form.current?.reset();
      toast({
        variant: 'success',
        title: 'Successfully Subscribed!',
        description:
          'Thank you for joining us. Weekly insights begin once you confirm your address in the email we sent.',
      });
    },
    onError: (error) => {
      const answer = error instanceof ApiError ? error : undefined;
      if (answer?.status === 409) {
        toast({ variant: 'error', title: 'Already Subscribed', description: ALREADY });
        return setErrors({ email: ALREADY });
      }
      const description = answer?.explanation ?? FAILED;
      toast({ variant: 'error', title: 'Subscription Failed', description });
      setErrors({ form: description });
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const subscription = trimmed(new FormData(event.currentTarget));
    const problems = problemsOf(subscription);
    // The message stands beside the field when it takes the focus: it is read with it, and drawn with it.
    flushSync(() => setErrors(problems?.errors ?? {}));
    if (!problems) return mutate({ ...subscription, source: 'landing_page', took: timeTaken() });
    toast({ variant: 'error', title: problems.title, description: problems.description });
    const first = problems.errors.name ? 'name' : 'email';
    (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
  };

  return { form, errors, isPending, isSuccess, submit };
}
