import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { fringeFrame, fringes, rings, type Point } from '../drawing/line-field';
import { Closing } from '../editorial/closing';
import { Drawing } from '../editorial/drawing';
import { Facts } from '../editorial/facts';
import { Ledger } from '../editorial/ledger';
import { Opening } from '../editorial/opening';
import { PublicPage } from '../editorial/public-page';
import { Questions } from '../editorial/questions';

const left: Point = [100, 150];
const right: Point = [200, 150];

const EVENING = [
  {
    name: 'Silence',
    text: 'Ten minutes. Cameras may be off; nobody is watched sitting.',
    fact: '10 minutes',
  },
  {
    name: 'A case',
    text: 'One person tells of a decision that is open. No names, no slides, no advice yet.',
    fact: '15 minutes',
  },
  {
    name: 'Questions',
    text: 'The others ask, and only ask. It is harder than it sounds, and it is why we do it.',
    fact: '30 minutes',
  },
  {
    name: 'What was seen',
    text: 'The person says what looks different now. Nobody has to agree.',
    fact: '15 minutes',
  },
];

export default function ApertureCirclePage() {
  return (
    <PublicPage
      title="Aperture Circle"
      description="Eight people, one open decision, and only questions: the Aperture Circle meets every second week. How an evening goes and how to take a chair."
      path={paths.apertureCircle}
    >
      <Opening
        title="Eight people who only ask."
        lead="An aperture lets in as much light as the picture needs. The Aperture Circle is a small group for people with a decision to make that they cannot discuss at work."
        drawing={
          <Drawing
            viewBox="-10 30 320 240"
            ink={rings(left, 8, 104) + rings(right, 8, 104)}
            ember={fringes(left, right, 8, 104)}
            emberFrame={fringeFrame(left, right)}
          />
        }
      />
      <Facts
        facts={[
          ['Chairs', 'Eight in each circle'],
          ['Rhythm', 'Every second week, ten evenings'],
          ['Length', '70 minutes, online'],
          ['Price', 'Part of HPC, $97 a month'],
        ]}
      />
      <Section title="An evening" layout="margin">
        <Ledger entries={EVENING} />
      </Section>
      <Questions
        title="Before you take a chair"
        questions={[
          {
            question: 'Who sits there?',
            answer:
              'People who decide for others: directors, heads of schools and wards, founders, counsel. We seat no two from the same organization or the same market.',
          },
          {
            question: 'Who leads it?',
            answer:
              'Hana Morishige keeps the time and the silence for the first three evenings. Then the circle does.',
          },
          {
            question: 'Is it confidential?',
            answer: 'Yes. Nothing is recorded, transcribed or summarized by anyone or anything.',
          },
          {
            question: 'How do I join?',
            answer:
              'Be or become a member of HPC and write us three sentences: what you decide, in which time zone you live, which evenings are free. We answer within two working days with a circle or a waiting time.',
          },
        ]}
      />
      <Closing
        title="Three sentences are enough."
        text="If you are not a member yet, write first. We tell you when a chair is free before you pay for anything."
      >
        <LinkButton to={paths.contact} size="large">
          Ask for a chair
        </LinkButton>
        <LinkButton to={paths.joinPro} variant="secondary" size="large">
          Join HPC Pro
        </LinkButton>
      </Closing>
    </PublicPage>
  );
}
