import { visibleText } from '@futurelab/platform/text';
/** What a visitor types to subscribe. */
export interface Subscription {
  name: string;
  email: string;
}

/** What is sent: with the field that only programs fill in. */
export interface SubscriptionInput extends Subscription {
  website: string;
}

export type SubscriptionErrors = Partial<Record<keyof Subscription, string>>;

const MISSING = 'Please enter both your name and email address.';
const INVALID_EMAIL = 'Please enter a valid email address.';

/** Something, an @, something with a dot in it; whether it exists only a mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const trimmed = (form: FormData): SubscriptionInput => ({
  name: visibleText(String(form.get('name') ?? '')),
  email: visibleText(String(form.get('email') ?? '')),
  website: String(form.get('website') ?? ''),
});

/** What is wrong with a subscription, as the toast's text and each field's; null when nothing is. */
export function problemsOf({ name, email }: Subscription) {
  if (!name || !email) {
    const errors: SubscriptionErrors = {
      ...(name ? {} : { name: 'Enter your name.' }),
      ...(email ? {} : { email: 'Enter your email address.' }),
    };
    return { title: 'Missing Information', description: MISSING, errors };
  }
  if (!EMAIL.test(email))
    return {
      title: 'Invalid Email',
      description: INVALID_EMAIL,
      errors: { email: INVALID_EMAIL } as SubscriptionErrors,
    };
  return null;
}
