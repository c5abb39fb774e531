import { mailToTeam } from '../../contact-address';
import styles from './reasons.module.css';

const REASONS = [
  {
    title: 'Membership and payment',
    text: 'Say which address you sign in with. Never send card numbers.',
    subject: 'Membership',
  },
  {
    title: 'Courses and events',
    text: 'Name the course or the date, and what you hoped for.',
    subject: 'A course or event',
  },
  {
    title: 'Speaking and consulting',
    text: 'Your organization, the audience, a date window and a budget band are enough to begin.',
    subject: 'Speaking or consulting',
  },
  {
    title: 'Partnership and press',
    text: 'Tell us what you make and what you would like to make with us.',
    subject: 'Partnership or press',
  },
  {
    title: 'Something went wrong',
    text: 'What you did, what you saw, and roughly when. A screenshot helps.',
    subject: 'Something went wrong',
  },
  {
    title: 'Your data',
    text: 'Ask what we hold about you, or have it corrected, sent to you or erased.',
    subject: 'My data',
  },
];

export function Reasons() {
  return (
    <section aria-labelledby="reasons-title">
      <h2 id="reasons-title" className={styles.title}>
        What to put in it
      </h2>
      <ul className={styles.reasons}>
        {REASONS.map(({ title, text, subject }) => (
          <li key={title} className={styles.reason}>
            <h3>
              <a href={mailToTeam(subject, '')}>{title}</a>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
