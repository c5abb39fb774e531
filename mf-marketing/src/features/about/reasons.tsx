import { Prose, Section } from '@futurelab/platform/ui';

export function Reasons() {
  return (
    <Section title="Why we exist" layout="margin">
      <Prose>
        <p>
          Most of what is written about AI is either a sales talk or a warning. Both are loud, and neither
          helps on a Tuesday, when a draft that no one wrote lies in front of you and a name has to go under
          it.
        </p>
        <p>
          FutureLab began in 2021 with eleven people around a borrowed table: a hospital director, two
          teachers, a judge, an engineer, some founders. They met to compare what they had tried. They kept
          meeting because what they compared, in the end, was how they paid attention.
        </p>
        <p>
          That is still the idea. We teach the tools plainly, without awe. We practice the older skills beside
          them: noticing, doubting, asking, deciding, answering for it. And we do it together, because a
          person alone with a machine that always agrees is not in good company.
        </p>
      </Prose>
    </Section>
  );
}
