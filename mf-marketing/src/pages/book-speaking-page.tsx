import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings } from '../drawing/line-field';
import { Closing } from '../editorial/closing';
import { Drawing } from '../editorial/drawing';
import { Ledger } from '../editorial/ledger';
import { Opening } from '../editorial/opening';
import { PublicPage } from '../editorial/public-page';
import { Questions } from '../editorial/questions';
import { Steps } from '../editorial/steps';
import { SpeakingForm } from '../features/enquiry/speaking-form';

const TELL_US = [
  { name: 'The date', text: 'A day, or a window of some weeks, with its time zone.' },
  { name: 'The place', text: 'A city and a room, or online.' },
  { name: 'The audience', text: 'Who they are, how many, and what they are tired of hearing.' },
  {
    name: 'The budget',
    text: 'A band is enough: under $5,000, to $10,000, above. Charities and schools pay half.',
  },
  { name: 'The morning after', text: 'What should be different. This decides more than the title.' },
];

export default function BookSpeakingPage() {
  return (
    <PublicPage
      title="Book a speaker"
      description="How to book Ines Valdor or an instructor of FutureLab: what to tell us, what happens next, what it costs and what you receive."
      path={paths.bookSpeaking}
      within={[{ title: 'Speaking & Events', path: paths.speakerConsulting }]}
    >
      <Opening
        title="Book a talk in one message."
        lead="No agency, no form with forty boxes. Write five lines; you hear within two working days whether we can, what we would say and what it costs."
        drawing={
          <Drawing
            viewBox="0 0 280 280"
            ink={rings([140, 280], 14, 266, 3)}
            ember={rings([140, 280], 14, 28)}
          />
        }
      >
        <LinkButton to="#request" size="large">
          Write the five lines
        </LinkButton>
        <Link to={paths.speakerConsulting}>See the talks</Link>
      </Opening>
      <Section title="The five lines" layout="margin">
        <Ledger entries={TELL_US} />
      </Section>
      <Section
        id="request"
        layout="margin"
        title="Write them here"
        lead="You get a receipt at once, and an answer from a person within two working days."
      >
        <SpeakingForm />
      </Section>
      <Steps
        title="From message to stage"
        steps={[
          { title: 'An answer', text: 'Within two working days: yes, no, or a colleague who fits better.' },
          {
            title: 'A call',
            text: 'Half an hour with the speaker. The date is held for two weeks meanwhile.',
          },
          {
            title: 'An agreement',
            text: 'One page with fee, travel, recording and what happens if either side falls ill.',
          },
          {
            title: 'The day',
            text: 'We come the evening before, test the microphone and stay for questions.',
          },
        ]}
      />
      <Questions
        questions={[
          {
            question: 'What if we must cancel?',
            answer:
              'Until six weeks before it costs nothing. Later, half the fee, which stays credited for a year.',
          },
          {
            question: 'May we record?',
            answer: 'Yes, for your own people. For publishing, ask; the answer is mostly yes.',
          },
          {
            question: 'What do you need in the room?',
            answer:
              'A microphone, a chair and water. Slides are rare; when there are any, they come a week before.',
          },
        ]}
      />
      <Closing
        title="Not sure which talk?"
        text="Write anyway, or come to a public event and see whether we suit your people."
      >
        <LinkButton to={paths.events} variant="secondary" size="large">
          See the public events
        </LinkButton>
      </Closing>
    </PublicPage>
  );
}
