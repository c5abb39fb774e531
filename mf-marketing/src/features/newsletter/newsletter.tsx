import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { useSite } from '@futurelab/platform/session';
import { Button, Field, Input } from '@futurelab/platform/ui';
import { Honeypot } from '../../shared/form/honeypot';
import { useNewsletter } from './use-newsletter';
import styles from './newsletter.module.css';

export function Newsletter() {
  const { acceptsSubscribers } = useSite();
  return (
    <section id="newsletter" className={styles.newsletter} aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title" className={styles.title}>
          Stay Connected
        </h2>
        <p className={styles.lead}>
          Weekly insights, short enough to finish: one idea worth testing, what a member tried, and what is
          coming up.
        </p>
      </div>
      {acceptsSubscribers ? (
        <SignUp />
      ) : (
        <p>
          Sign-up is closed right now. You can read <Link to={paths.newsletter}>past issues</Link>.
        </p>
      )}
    </section>
  );
}

function SignUp() {
  const { form, errors, isPending, isSuccess, submit } = useNewsletter();
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={paths.newsletterForm}
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name="source" value="landing_page" />
      <Honeypot />
      <Field label="Name" error={errors.name} required>
        <Input name="name" autoComplete="name" maxLength={80} />
      </Field>
      <Field label="Email" error={errors.email} required>
        <Input name="email" type="email" inputMode="email" autoComplete="email" maxLength={254} />
      </Field>
      <Button type="submit" size="large" disabled={isPending} className={styles.button}>
        {isPending ? 'Subscribing...' : 'Subscribe'}
      </Button>
      <div role="status" className={styles.outcome}>
        {errors.form ? (
          <p className={styles.failure}>{errors.form} What you typed is still here.</p>
        ) : isSuccess && !isPending && !errors.name && !errors.email ? (
          <p>Look in your mailbox and follow the link there to confirm your address.</p>
        ) : null}
      </div>
      <p className={styles.small}>
        We write once to confirm the address, and every letter has a link that stops them. How we treat it is
        in the <Link to={paths.privacy}>privacy notice</Link>. Read{' '}
        <Link to={paths.newsletter}>past issues</Link>.
      </p>
    </form>
  );
}
