import { paths } from '@futurelab/platform/paths';
import { LinkButton, Prose, Section } from '@futurelab/platform/ui';
import { rings } from '../drawing/line-field';
import { Closing } from '../editorial/closing';
import { Drawing } from '../editorial/drawing';
import { Facts } from '../editorial/facts';
import { Fit } from '../editorial/fit';
import { Ledger } from '../editorial/ledger';
import { Opening } from '../editorial/opening';
import { PublicPage } from '../editorial/public-page';

const RHYTHM = [
  {
    name: 'Every week',
    text: 'A question in the private groups, set by a member who is stuck.',
    fact: 'When you like',
  },
  {
    name: 'Every month',
    text: 'The live session with Ines: no lecture, your questions, considered slowly.',
    fact: '75 minutes',
  },
  {
    name: 'Every season',
    text: 'A project in the Synergizer with two to five others, finished or honestly stopped.',
    fact: 'Twelve weeks',
  },
  {
    name: 'Once a year',
    text: 'Two days around long tables in Lisbon. Those who cannot come join by letter.',
    fact: 'Two days',
  },
];

const CENTERS = [0, 1, 2, 3, 4, 5].map((n) => 120 + n * 192);

export default function CatalystCollectivePage() {
  return (
    <PublicPage
      title="Catalyst Collective"
      description="The Catalyst Collective is the circle of HPC members: people changing how their organization works, in company. Who is in it, its rhythm, how to join."
      path={paths.catalystCollective}
    >
      <Opening
        layout="under"
        title="Those who go first, together."
        lead="The Catalyst Collective is everyone who holds the HPC membership: people who change how their team works and would rather not be the only one."
        drawing={
          <Drawing
            viewBox="0 0 1200 220"
            slice
            ink={CENTERS.map((x) => rings([x, 110], 12, 132)).join('')}
            ember={rings([504, 110], 12, 48)}
          />
        }
      >
        <LinkButton to={paths.joinPro} size="large">
          Join for $97 a month
        </LinkButton>
      </Opening>
      <Section title="Who you meet" layout="margin">
        <Prose>
          <p>
            Chiefs of operations and heads of wards, a superintendent, counsel, founders of small firms,
            people who run libraries. Few of them have AI in their title. All of them have to decide something
            about it this month, and have to explain it to somebody who was not asked.
          </p>
          <p>
            They have in common that they try things first and say what it cost. That is the whole condition.
          </p>
        </Prose>
      </Section>
      <Section title="The rhythm" layout="margin">
        <Ledger entries={RHYTHM} />
      </Section>
      <Fit
        forTitle="Join if"
        forWhom={[
          'You have something in motion and want it looked at by people who owe you nothing.',
          'You would give an hour to somebody else’s question as readily as to your own.',
          'You can bear to hear that it should be stopped.',
        ]}
        notTitle="Wait if"
        notFor={[
          'You are looking for customers.',
          'The free courses are still new to you. They are enough for a while.',
        ]}
      />
      <Facts
        facts={[
          ['Price', '$97 a month'],
          ['Term', 'By the month; cancel at any time'],
          ['Opens', 'At once, with all courses'],
          ['After canceling', 'Open until the paid month ends'],
        ]}
      />
      <Closing
        title="Come and listen first."
        text="Membership of FutureLab is free, and most of the discussions are open to it."
      >
        <LinkButton to={paths.signIn(paths.community)} variant="secondary" size="large">
          Join free
        </LinkButton>
      </Closing>
    </PublicPage>
  );
}
