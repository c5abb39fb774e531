import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings } from '../../shared/illustration/line-field';
import { CallToAction } from '../../shared/editorial/parts/call-to-action';
import { Illustration } from '../../shared/editorial/parts/illustration';
import { FactList } from '../../shared/editorial/parts/fact-list';
import { Hero } from '../../shared/editorial/parts/hero';
import { headOf } from '../../shared/editorial/page-parts';
import { Questions } from '../../shared/editorial/parts/questions';
import { RunningText } from '../../shared/editorial/running-text';
import { WrittenPage } from '../../shared/editorial/written-page';

export default function AiAgentsPage() {
  return (
    <WrittenPage
      page="ai-agents"
      title="AI agents"
      path={paths.aiAgents}
      within={[{ title: 'AI Services', path: paths.services }]}
      parts={['opening', 'sequence', 'mandate', 'questions', 'closing']}
    >
      {(page, { opening, sequence, mandate, questions, closing }) => (
        <>
          <Hero
            {...headOf(page)}
            illustration={
              <Illustration
                viewBox="0 0 300 320"
                ink={rings([110, 210], 10, 100) + rings([230, 90], 10, 60)}
                ember={rings([230, 90], 10, 20) + 'M110 210L230 90'}
              />
            }
          >
            <LinkButton to={paths.contact} size="large">
              {opening.actions[0]}
            </LinkButton>
          </Hero>
          <Section title={sequence.title} layout="margin">
            <FactList part={sequence} />
          </Section>
          <Section title={mandate.title} layout="margin">
            <RunningText text={mandate.text} />
          </Section>
          <Questions part={questions} />
          <CallToAction part={closing}>
            <LinkButton
              to={paths.course('ai-agents-with-a-person-in-charge')}
              variant="secondary"
              size="large"
            >
              {closing.actions[0]}
            </LinkButton>
            <Link to={paths.joinPro}>{closing.actions[1]}</Link>
          </CallToAction>
        </>
      )}
    </WrittenPage>
  );
}
