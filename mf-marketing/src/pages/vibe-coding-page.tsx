import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { swell } from '../drawing/line-field';
import { Closing } from '../editorial/closing';
import { Drawing } from '../editorial/drawing';
import { Fit } from '../editorial/fit';
import { Ledger } from '../editorial/ledger';
import { Opening } from '../editorial/opening';
import { PublicPage } from '../editorial/public-page';

const HOURS = [
  {
    name: 'Describe',
    text: 'One page in plain words: who uses it, what goes in, what comes out, what must never happen.',
    fact: 'Day one, morning',
  },
  {
    name: 'Make',
    text: 'The first version, in conversation with a machine. It works by lunch and is wrong in ways you learn to see.',
    fact: 'Day one, afternoon',
  },
  {
    name: 'Break',
    text: 'You swap tables and try to make it fail: empty, enormous, rude, in another alphabet.',
    fact: 'Day two, morning',
  },
  {
    name: 'Keep or bin',
    text: 'An engineer reads it with you. Some tools go into use, some are thrown away, all have taught something.',
    fact: 'Day two, afternoon',
  },
];

export default function VibeCodingPage() {
  return (
    <PublicPage
      title="Vibe coding"
      description="Two days in which people who do not program build a small working tool by describing it, and learn where that stops being wise."
      path={paths.vibeCoding}
      within={[{ title: 'AI Services', path: paths.services }]}
    >
      <Opening
        layout="above"
        title="Build the small tool yourself."
        lead="Two days for up to twelve people who know the work and do not program. You describe, a machine writes, and an engineer beside you says when to stop."
        drawing={
          <Drawing
            viewBox="0 0 1200 200"
            slice
            ink={swell(60, 1200, 200, [300, 90], 50)}
            ember={swell(9, 1200, 200, [900, 90], 70)}
          />
        }
      />
      <Section title="Two days">
        <Ledger entries={HOURS} />
      </Section>
      <Fit
        forTitle="Good things to bring"
        forWhom={[
          'The spreadsheet only one person understands.',
          'A form that is printed, filled in and typed again.',
          'A weekly report assembled by hand from three places.',
          'A question you ask your data twice a year and always have to ask somebody else.',
        ]}
        notTitle="Leave at home"
        notFor={[
          'Anything with payments or patient records.',
          'Anything that must not fail at night.',
          'Whatever your engineers are building already.',
        ]}
      />
      <Closing
        title="Twelve chairs, two days, your own work."
        text="At your place or ours, $7,800 for the group with all preparation. Afterward you have four weeks of questions answered by mail."
      >
        <LinkButton to={paths.contact} size="large">
          Ask for dates
        </LinkButton>
        <LinkButton to={paths.course('prompt-writing-for-busy-leaders')} variant="secondary" size="large">
          Take the free course first
        </LinkButton>
      </Closing>
    </PublicPage>
  );
}
