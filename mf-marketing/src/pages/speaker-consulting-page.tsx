import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { LinkButton, Prose, Section } from '@futurelab/platform/ui';
import { swell } from '../drawing/line-field';
import { Portrait } from '../drawing/portrait';
import { Drawing } from '../editorial/drawing';
import { Facts } from '../editorial/facts';
import { Ledger } from '../editorial/ledger';
import { Opening } from '../editorial/opening';
import { PublicPage } from '../editorial/public-page';
import { SpeakingForm } from '../features/enquiry/speaking-form';
import styles from './speaker-consulting-page.module.css';

const TALKS = [
  {
    name: 'Who signs?',
    text: 'What happens to responsibility when the draft, the score and the forecast come from a machine, and how an organization keeps a name under its decisions.',
    fact: 'For boards and executives',
  },
  {
    name: 'The obliging mirror',
    text: 'Why a machine that agrees with you is poor company, and three ways to get it to disagree usefully.',
    fact: 'For leaders and teams',
  },
  {
    name: 'Attention is not a resource',
    text: 'On reading, deciding and caring in a building full of notifications. With ten minutes of silence, which audiences remember longest.',
    fact: 'For any audience',
  },
  {
    name: 'A pupil at every table',
    text: 'How four schools wrote their own guidance on AI with the people it concerns, and what they changed after a year.',
    fact: 'For education and public service',
  },
];

const FORMATS = [
  {
    name: 'Keynote',
    text: 'One talk, written for your audience, and a real half hour for questions.',
    fact: '45 + 30 minutes',
  },
  {
    name: 'Panel or fireside',
    text: 'As a guest, or as the host who has read what the guests wrote.',
    fact: '60 minutes',
  },
  {
    name: 'Working session',
    text: 'Up to forty people, one question of yours, one page they agree on.',
    fact: 'Half a day',
  },
  {
    name: 'Event with us',
    text: 'We plan and host a day with you: program, speakers, tables, and the notes afterward.',
    fact: 'One day',
  },
];

export default function SpeakerConsultingPage() {
  return (
    <PublicPage
      title="Speaking & Events"
      description="Keynotes, panels and working sessions on AI, responsibility and attention, with Ines Valdor and the instructors of FutureLab."
      path={paths.speakerConsulting}
    >
      <Opening
        layout="above"
        title="A talk people argue with on the way home."
        lead="No predictions, no demonstrations that could only work on that stage. One question that matters to your audience, taken seriously for an hour."
        drawing={
          <Drawing
            viewBox="0 0 1200 240"
            slice
            ink={swell(96, 1200, 240, [820, 120], 46)}
            ember={swell(7, 1200, 240, [820, 120], 46)}
          />
        }
      >
        <LinkButton to={paths.bookSpeaking} size="large">
          See how booking works
        </LinkButton>
      </Opening>
      <Section
        title="Talks we give"
        lead="Each is rewritten for the people in the room after a call with you."
      >
        <Ledger entries={TALKS} />
      </Section>
      <section className={styles.speaker} aria-labelledby="speaker-title">
        <Portrait className={styles.portrait} />
        <div className={styles.words}>
          <h2 id="speaker-title" className={styles.name}>
            Ines speaks eight times a year.
          </h2>
          <Prose>
            <p>
              That is few on purpose: a talk takes her two weeks. She speaks English, Portuguese and German,
              on stage or by video, and stays for lunch when there is one.
            </p>
            <p>
              Our instructors speak too, each on what they do all week: Mirela Stanciu on agents, Bram
              Oostveen on law and fair decisions, Caroline Whitford-Reyes on change, Hana Morishige on
              attention, Samuel Adeyinka-Holt on data in hospitals.
            </p>
            <p>
              To hear the tone first, read an <Link to={paths.book}>extract of Digital Mystics</Link> or come
              to one of our <Link to={paths.events}>public events</Link>.
            </p>
          </Prose>
        </div>
      </section>
      <Section title="Formats" layout="margin">
        <Ledger entries={FORMATS} />
      </Section>
      <Facts
        facts={[
          ['Fee', 'From $4,500; half for schools and charities'],
          ['Notice', 'Eight weeks, better twelve'],
          ['Languages', 'English, Portuguese, German, Dutch'],
          ['Recording', 'Yours for internal use'],
        ]}
      />
      <Section
        id="request"
        layout="margin"
        title="Tell us about the room."
        lead="Who will sit there, when, where, and what they should be able to do on the next morning. You hear from us within two working days."
      >
        <SpeakingForm />
      </Section>
    </PublicPage>
  );
}
