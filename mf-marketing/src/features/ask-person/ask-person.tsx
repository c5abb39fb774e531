import { DraftNote } from '@futurelab/platform/forms';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Button, Checkbox, Field, Input, Textarea } from '@futurelab/platform/ui';
import { EnquiryReceipt } from '../../shared/enquiry/enquiry-receipt';
import { Honeypot } from '../../shared/form/honeypot';
import styles from './ask-person.module.css';
import { useQuestion } from './use-question';

/** Where no assistant is configured: a short form to the team, which works without a script too. */
export function AskPerson() {
  const { draft, errors, failure, receipt, isPending, submit, again, form } = useQuestion();
  const { content, change } = draft;
  return (
    <section className={styles.panel} aria-labelledby="ask-person">
      <h2 id="ask-person">Ask a person</h2>
      {receipt ? (
        <EnquiryReceipt receipt={receipt} onAgain={again} />
      ) : (
        <>
          <p className={styles.about}>
            No assistant is configured on this site. Someone on our team reads your question and answers by
            email within two working days.
          </p>
          <form
            ref={form}
            className={styles.form}
            method="post"
            action="/enquiries"
            noValidate
            onSubmit={submit}
          >
            <DraftNote {...draft} />
            <input type="hidden" name="kind" value="contact" />
            <Honeypot />
            <Field label="Your question" error={errors.message} required>
              <Textarea
                name="message"
                rows={3}
                maxLength={4000}
                value={content.message}
                onChange={(event) => change({ message: event.target.value })}
              />
            </Field>
            <Field label="Your name" error={errors.name} required>
              <Input
                name="name"
                autoComplete="name"
                maxLength={80}
                value={content.name}
                onChange={(event) => change({ name: event.target.value })}
              />
            </Field>
            <Field label="Email" error={errors.email} required>
              <Input
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
                value={content.email}
                onChange={(event) => change({ email: event.target.value })}
              />
            </Field>
            <Checkbox
              name="consent"
              label="You may keep this to answer me."
              hint={
                <>
                  For nothing else. See <Link to={paths.privacy}>privacy</Link>.
                </>
              }
              error={errors.consent}
            />
            <div role="alert" className={styles.failure}>
              {failure && <p>Not sent yet. {failure} Your question is still here.</p>}
            </div>
            <Button type="submit" variant="secondary" busy={isPending}>
              {isPending ? 'Sending' : 'Send question'}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
