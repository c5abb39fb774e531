import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings } from '../../drawing/line-field';
import { Closing } from '../../editorial/parts/closing';
import { Drawing } from '../../editorial/parts/drawing';
import { Ledger } from '../../editorial/parts/ledger';
import { Opening } from '../../editorial/parts/opening';
import { headOf } from '../../editorial/page-parts';
import { Questions } from '../../editorial/parts/questions';
import { RunningText } from '../../editorial/running-text';
import { WrittenPage } from '../../editorial/written-page';

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
          <Opening
            {...headOf(page)}
            drawing={
              <Drawing
                viewBox="0 0 300 320"
                ink={rings([110, 210], 10, 100) + rings([230, 90], 10, 60)}
                ember={rings([230, 90], 10, 20) + 'M110 210L230 90'}
              />
            }
          >
            <LinkButton to={paths.contact} size="large">
              {opening.actions[0]}
            </LinkButton>
          </Opening>
          <Section title={sequence.title} layout="margin">
            <Ledger part={sequence} />
          </Section>
          <Section title={mandate.title} layout="margin">
            <RunningText text={mandate.text} />
          </Section>
          <Questions part={questions} />
          <Closing part={closing}>
            <LinkButton
              to={paths.course('ai-agents-with-a-person-in-charge')}
              variant="secondary"
              size="large"
            >
              {closing.actions[0]}
            </LinkButton>
            <Link to={paths.joinPro}>{closing.actions[1]}</Link>
          </Closing>
        </>
      )}
    </WrittenPage>
  );
}
