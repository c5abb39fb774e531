import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings } from '../../shared/illustration/line-field';
import { Illustration } from '../../shared/editorial/parts/illustration';
import { Details } from '../../shared/editorial/parts/details';
import { FactList } from '../../shared/editorial/parts/fact-list';
import { Hero } from '../../shared/editorial/parts/hero';
import { headOf } from '../../shared/editorial/page-parts';
import { Questions } from '../../shared/editorial/parts/questions';
import { Steps } from '../../shared/editorial/parts/steps';
import { WrittenPage } from '../../shared/editorial/written-page';
import { ConsultingForm } from '../../features/enquiry/consulting-form';

export default function AiConsultingPage() {
  return (
    <WrittenPage
      page="ai-consulting"
      title="AI consulting"
      path={paths.aiConsulting}
      within={[{ title: 'AI Services', path: paths.services }]}
      parts={['opening', 'facts', 'results', 'steps', 'questions', 'request']}
    >
      {(page, { opening, facts, results, steps, questions, request }) => (
        <>
          <Hero
            {...headOf(page)}
            illustration={
              <Illustration
                viewBox="0 0 300 300"
                ink={rings([150, 150], 9, 144, 6)}
                ember={rings([150, 150], 9, 27)}
              />
            }
          >
            <LinkButton to="#request" size="large">
              {opening.actions[0]}
            </LinkButton>
          </Hero>
          <Details part={facts} />
          <Section title={results.title} layout="margin">
            <FactList part={results} />
          </Section>
          <Steps part={steps} />
          <Questions part={questions} />
          <Section id="request" layout="margin" title={request.title} lead={request.text}>
            <ConsultingForm />
          </Section>
        </>
      )}
    </WrittenPage>
  );
}
