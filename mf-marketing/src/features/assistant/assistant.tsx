import { useState, type FormEvent } from 'react';
import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { useMailToTeam } from '../../shared/contact-address';
import { useAssistant, type AssistantState } from './use-assistant';
import styles from './assistant.module.css';

const SUGGESTIONS = [
  'Where do I start if I lead a team?',
  'What is free, and what is Pro?',
  'How much time does a course take?',
];

/** The panel of the AI guide, which the shell loads with the first question, never before. */
export function Assistant() {
  const { state, ask } = useAssistant();
  const [question, setQuestion] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question) navigator.clipboard?.writeText(question).catch(() => undefined);
    void ask();
  };

  return (
    <section className={styles.panel} aria-labelledby="assistant-title">
      <h2 id="assistant-title" className={styles.title}>
        Ask the guide
      </h2>
      <p className={styles.about}>
        An AI assistant that knows our courses, events and membership. It says when it is unsure, and hands
        you to a person. With your first question you are asked whether it may be loaded from its provider.
      </p>
      <ul className={styles.suggestions} aria-label="Questions to begin with">
        {SUGGESTIONS.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className={styles.suggestion} onClick={() => setQuestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={submit}>
        <Field label="Your question">
          <Textarea
            rows={3}
            maxLength={2000}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
        </Field>
        <div className={styles.foot}>
          <div role="status" className={styles.status}>
            <Answer state={state} question={question} />
          </div>
          <Button type="submit" variant="secondary" disabled={state === 'opening'}>
            {state === 'opening' ? 'Opening…' : 'Ask'}
          </Button>
        </div>
      </form>
    </section>
  );
}

function Answer({ state, question }: { state: AssistantState; question: string }) {
  const mailToTeam = useMailToTeam();
  const mail = <a href={mailToTeam('A question before I join', question)}>email it to our team</a>;
  if (state === 'open') return <>The assistant is open. Your question is copied: paste it there.</>;
  if (state === 'failed')
    return <>The assistant did not load. Your question is kept here: ask again, or {mail}.</>;
  if (state === 'declined')
    return <>Nothing was loaded, and nothing was sent. Your question is kept here: ask again, or {mail}.</>;
  return null;
}
