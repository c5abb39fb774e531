import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { LinkButton, Prose, Section } from '@futurelab/platform/ui';
import { rings } from '../drawing/line-field';
import { Closing } from '../editorial/closing';
import { Drawing } from '../editorial/drawing';
import { Ledger } from '../editorial/ledger';
import { Opening } from '../editorial/opening';
import { PublicPage } from '../editorial/public-page';
import { Questions } from '../editorial/questions';

const PARTS = [
  {
    name: 'Mandate',
    text: 'One paragraph: what the agent is for, what it may touch, how much it may spend, when it must ask. Signed.',
  },
  { name: 'Rehearsal', text: 'Two weeks on yesterday’s work, where nothing it does can reach anybody.' },
  {
    name: 'Log',
    text: 'Every action in words a colleague can read, and a person whose calendar says when it is read.',
  },
  { name: 'Off switch', text: 'Found by anyone on the team in under a minute. We test it on a Friday.' },
  {
    name: 'Return',
    text: 'How people take the work back, practiced once, so that nobody is dependent by accident.',
  },
];

export default function AiAgentsPage() {
  return (
    <PublicPage
      title="AI agents"
      description="One agent under a written mandate, with a log somebody reads and an off switch somebody can reach. Six weeks from the idea to a review."
      path={paths.aiAgents}
      within={[{ title: 'AI Services', path: paths.services }]}
    >
      <Opening
        title="An agent, with a person in charge."
        lead="For teams with a recurring task, clear rules and the wish to hand it over without losing sight of it. Six weeks, one agent, one person who answers for it."
        drawing={
          <Drawing
            viewBox="0 0 300 320"
            ink={rings([110, 210], 10, 100) + rings([230, 90], 10, 60)}
            ember={rings([230, 90], 10, 20) + 'M110 210L230 90'}
          />
        }
      >
        <LinkButton to={paths.contact} size="large">
          Describe the task
        </LinkButton>
      </Opening>
      <Section title="Five parts, in this order" layout="margin">
        <Ledger entries={PARTS} />
      </Section>
      <Section title="A mandate, for example" layout="margin">
        <Prose>
          <p>
            <em>
              “Sort incoming claims into five trays and draft a first answer. Read the claims mailbox and the
              price list, nothing else. Send nothing. Spend at most four dollars a day. Ask Maya when a claim
              names an injury, a journalist or a lawyer, or when two trays fit.”
            </em>
          </p>
          <p>
            Notice how much of it is about what the agent does not do. Most accidents we have reviewed were
            obedient: every line had been kept. So we look for the action that obeys and should never happen,
            and write until it is gone.
          </p>
        </Prose>
      </Section>
      <Questions
        questions={[
          {
            question: 'Which tasks are suitable?',
            answer:
              'Frequent, reversible, with an answer a person can check in less time than it takes to produce. If it fails one of the three, we advise against it.',
          },
          {
            question: 'Which models and tools do you use?',
            answer: 'Those your organization has approved. We have no partner we would have to please.',
          },
          {
            question: 'What does it cost to run?',
            answer:
              'You see it from the first day of the rehearsal, in dollars a day, with the reading of the log counted in.',
          },
        ]}
      />
      <Closing
        title="Rather learn it yourself?"
        text="The course covers the same five parts, and members of HPC meet monthly to test one another’s mandates."
      >
        <LinkButton to={paths.course('ai-agents-with-a-person-in-charge')} variant="secondary" size="large">
          AI Agents with a Person in Charge
        </LinkButton>
        <Link to={paths.joinPro}>Join HPC Pro</Link>
      </Closing>
    </PublicPage>
  );
}
