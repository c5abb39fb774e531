import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings } from '../drawing/line-field';
import { Drawing } from '../editorial/drawing';
import { Facts } from '../editorial/facts';
import { Ledger } from '../editorial/ledger';
import { Opening } from '../editorial/opening';
import { PublicPage } from '../editorial/public-page';
import { Questions } from '../editorial/questions';
import { Steps } from '../editorial/steps';
import { ConsultingForm } from '../features/enquiry/consulting-form';

const RESULTS = [
  {
    name: 'A map of the work',
    text: 'Where hours go and errors begin, drawn with the people who do it. Usually two pages.',
  },
  {
    name: 'A list of three',
    text: 'Three places worth trying AI, each with its cost, its risk and the person who would answer for it.',
  },
  { name: 'A list of never', text: 'What you will not hand over, and why. It is the page people keep.' },
  {
    name: 'A trial you can stop',
    text: 'One of the three, for four weeks, with a measure agreed beforehand and a day on which it ends.',
  },
];

export default function AiConsultingPage() {
  return (
    <PublicPage
      title="AI consulting"
      description="Three to six weeks with your leadership and the people who do the work: where AI belongs, where it does not, and who answers for it."
      path={paths.aiConsulting}
      within={[{ title: 'AI Services', path: paths.services }]}
    >
      <Opening
        title="Decide where AI belongs, and where it does not."
        lead="For executives, directors and heads of department who are asked for an AI strategy and would rather have a few good decisions."
        drawing={
          <Drawing
            viewBox="0 0 300 300"
            ink={rings([150, 150], 9, 144, 6)}
            ember={rings([150, 150], 9, 27)}
          />
        }
      >
        <LinkButton to="#request" size="large">
          Ask for a conversation
        </LinkButton>
      </Opening>
      <Facts
        facts={[
          ['Length', 'Three to six weeks'],
          ['Your time', 'Two half days a week, four people'],
          ['Price', 'Fixed, agreed before we begin'],
          ['We sell', 'No software, no licenses'],
        ]}
      />
      <Section title="What you hold at the end" layout="margin">
        <Ledger entries={RESULTS} />
      </Section>
      <Steps
        title="How the weeks go"
        steps={[
          {
            title: 'Sit beside',
            text: 'Two of us spend three days next to people at work. We ask, and mostly watch.',
          },
          { title: 'Lay it out', text: 'You and your people correct our map until nobody objects to it.' },
          { title: 'Choose', text: 'One day with those who decide. We argue both sides; you sign.' },
          {
            title: 'Try, and stop',
            text: 'Four weeks of trial if you want one, then a sober hour: keep, change or drop.',
          },
        ]}
      />
      <Questions
        questions={[
          {
            question: 'Do you also build it?',
            answer:
              'Small things, yes, together with your people. For larger ones we write down what to ask a supplier and read the offer with you.',
          },
          {
            question: 'What about confidential material?',
            answer:
              'We work on your machines, sign your agreement and take nothing with us. Nothing of yours is entered into a tool you have not approved.',
          },
          {
            question: 'What if the answer is that we should not?',
            answer: 'Then you have saved the money. It is the result in about one of four engagements.',
          },
        ]}
      />
      <Section
        id="request"
        layout="margin"
        title="Ask for a conversation"
        lead="It costs nothing and binds nobody. A person answers within two working days, and says so when we are not the right ones."
      >
        <ConsultingForm />
      </Section>
    </PublicPage>
  );
}
