import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { fringeFrame, fringes, rings, type Point } from '../drawing/line-field';
import { Closing } from '../editorial/closing';
import { Drawing } from '../editorial/drawing';
import { Fit } from '../editorial/fit';
import { Ledger } from '../editorial/ledger';
import { Opening } from '../editorial/opening';
import { PublicPage } from '../editorial/public-page';
import { Steps } from '../editorial/steps';

const you: Point = [420, 150];
const us: Point = [780, 150];

const SERVICES = [
  {
    name: 'AI consulting',
    text: 'Where AI belongs in your work, where it does not, and who answers for it. You get a decision on paper, not a deck.',
    fact: 'Three to six weeks',
    to: paths.aiConsulting,
  },
  {
    name: 'Vibe coding',
    text: 'Your people build a small working tool by describing it, and learn when to call an engineer.',
    fact: 'Two days, up to twelve people',
    to: paths.vibeCoding,
  },
  {
    name: 'AI agents',
    text: 'One agent with a written mandate, a log somebody reads and an off switch somebody can reach.',
    fact: 'Six weeks, then a review',
    to: paths.aiAgents,
  },
  {
    name: 'Speaking and events',
    text: 'A keynote, a panel or a day of work for an audience that has heard enough predictions.',
    fact: 'An hour to a day',
    to: paths.speakerConsulting,
  },
];

export default function ServicesPage() {
  return (
    <PublicPage
      title="AI Services"
      description="Consulting, vibe coding, agents and speaking for organizations that want to use AI and still be able to explain what they do."
      path={paths.services}
    >
      <Opening
        layout="under"
        title="We come, work with you, and leave."
        lead="The aim of every engagement is that you no longer need us. Your people do the work; we bring method, honest doubt and experience of what went wrong elsewhere."
        drawing={
          <Drawing
            viewBox="0 0 1200 300"
            slice
            ink={rings(you, 15, 300) + rings(us, 15, 300)}
            ember={fringes(you, us, 15, 300)}
            emberFrame={fringeFrame(you, us)}
          />
        }
      />
      <Section title="Four ways to work together">
        <Ledger entries={SERVICES} />
      </Section>
      <Fit
        forTitle="It goes well when"
        forWhom={[
          'Someone with the authority to stop the project takes part in it.',
          'You can name the work that hurts, in hours or in errors, before you name a tool.',
          'The people whose work will change are in the room from the first day.',
          'You are willing to hear that a better form, not a model, is the answer.',
        ]}
        notTitle="We decline when"
        notFor={[
          'The purpose is to watch employees.',
          'The decision to let people go has been made and wants a reason.',
          'No person may overrule the result.',
        ]}
      />
      <Steps
        title="What happens after you write"
        steps={[
          {
            title: 'We answer',
            text: 'Within two working days, from the person who would lead the work. If we are wrong for it, we say so and name someone better.',
          },
          {
            title: 'We talk for 45 minutes',
            text: 'Free, and without slides. You describe the work; we ask what has been tried.',
          },
          {
            title: 'You get two pages',
            text: 'What we would do, what we need from you, a fixed price, and what would make us stop.',
          },
          {
            title: 'You decide',
            text: 'Take the time you need. Nothing is billed before both sides have signed.',
          },
        ]}
      />
      <Closing
        title="Begin with the work, not the tool."
        text="Tell us what takes too long, what keeps going wrong, and for whom. Five lines are enough."
      >
        <LinkButton to={paths.contact} size="large">
          Describe your work
        </LinkButton>
      </Closing>
    </PublicPage>
  );
}
