import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { swell } from '../../shared/illustration/line-field';
import { CallToAction } from '../../shared/editorial/parts/call-to-action';
import { Illustration } from '../../shared/editorial/parts/illustration';
import { AudienceFit } from '../../shared/editorial/parts/audience-fit';
import { FactList } from '../../shared/editorial/parts/fact-list';
import { Hero } from '../../shared/editorial/parts/hero';
import { headOf } from '../../shared/editorial/page-parts';
import { WrittenPage } from '../../shared/editorial/written-page';

export default function VibeCodingPage() {
  return (
    <WrittenPage
      page="vibe-coding"
      title="Vibe coding"
      path={paths.vibeCoding}
      within={[{ title: 'AI Services', path: paths.services }]}
      parts={['days', 'suits', 'declines', 'closing']}
    >
      {(page, { days, suits, declines, closing }) => (
        <>
          <Hero
            {...headOf(page)}
            layout="above"
            illustration={
              <Illustration
                viewBox="0 0 1200 200"
                slice
                ink={swell(60, 1200, 200, [300, 90], 50)}
                ember={swell(9, 1200, 200, [900, 90], 70)}
              />
            }
          />
          <Section title={days.title}>
            <FactList part={days} />
          </Section>
          <AudienceFit suits={suits} declines={declines} />
          <CallToAction part={closing}>
            <LinkButton to={paths.contact} size="large">
              {closing.actions[0]}
            </LinkButton>
            <LinkButton to={paths.course('prompt-writing-for-busy-leaders')} variant="secondary" size="large">
              {closing.actions[1]}
            </LinkButton>
          </CallToAction>
        </>
      )}
    </WrittenPage>
  );
}
