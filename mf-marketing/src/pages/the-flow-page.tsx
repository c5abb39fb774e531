import { paths } from '@futurelab/platform/paths';
import { LinkButton, Prose, Section } from '@futurelab/platform/ui';
import { rings, swell } from '../drawing/line-field';
import { Closing } from '../editorial/closing';
import { Drawing } from '../editorial/drawing';
import { Ledger } from '../editorial/ledger';
import { Opening } from '../editorial/opening';
import { PublicPage } from '../editorial/public-page';
import { Steps } from '../editorial/steps';

const WEEK = [
  {
    name: 'Monday',
    text: 'Choose one thing. Write it down where the others at your table can read it.',
    fact: '10 minutes',
  },
  {
    name: 'Tuesday',
    text: 'A lesson, with the note open beside it. Stop at the first idea you can use.',
    fact: '30 minutes',
  },
  {
    name: 'Wednesday',
    text: 'Try it on work that is really yours, once with the machine and once without.',
    fact: 'One hour',
  },
  {
    name: 'Thursday',
    text: 'Company: a discussion, a group or an event. Say what it cost, too.',
    fact: 'One hour',
  },
  {
    name: 'Friday',
    text: 'Ten quiet minutes. Keep, change or drop. Then close the lid.',
    fact: '10 minutes',
  },
];

/** Shown at both addresses of The Flow; the shorter one is canonical. */
export default function TheFlowPage() {
  return (
    <PublicPage
      title="The Flow"
      description="The Flow is the rhythm of a week at FutureLab: choose, learn, try, meet, let go. Three hours, and two days with nothing in them."
      path={paths.flow}
    >
      <Opening
        layout="under"
        title="A week with air in it."
        lead="The Flow is the rhythm we work in: three hours spread over five days, and two days with nothing in them. It is a habit more than a course, and it costs nothing."
        drawing={
          <Drawing
            viewBox="0 0 1200 220"
            slice
            ink={swell(70, 1200, 220, [430, 110], 60)}
            ember={rings([430, 110], 14, 98)}
          />
        }
      />
      <Section title="Five days" layout="margin">
        <Ledger entries={WEEK} />
      </Section>
      <Section title="Why so slow" layout="margin">
        <Prose>
          <p>
            A machine answers before you have finished wondering. That is its use, and its price: the
            wondering was where you noticed what you wanted. The Flow puts it back, at a fixed time, in small
            amounts.
          </p>
          <p>
            It is kept by people on their own, by pairs who write to each other on Mondays and Fridays, and by
            a few whole teams. Nobody counts who kept it. A missed day stays missed.
          </p>
        </Prose>
      </Section>
      <Steps
        title="How to join"
        steps={[
          { title: 'Make an account', text: 'Free, with a provider you already use or a code by mail.' },
          {
            title: 'Pick one course',
            text: 'Short and introductory is right. You can change it on any Monday.',
          },
          { title: 'Find a partner', text: 'Say in the discussions that you begin. Somebody else does too.' },
        ]}
      />
      <Closing title="Next Monday will do." text="You need ten minutes, a sentence, and someone to read it.">
        <LinkButton to={paths.signIn(paths.courses)} size="large">
          Begin the week
        </LinkButton>
        <LinkButton to={paths.events} variant="secondary" size="large">
          See who meets when
        </LinkButton>
      </Closing>
    </PublicPage>
  );
}
