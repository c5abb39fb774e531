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
import { Steps } from '../../shared/editorial/parts/steps';
import { WrittenPage } from '../../shared/editorial/written-page';
import { SpeakingForm } from '../../features/enquiry/speaking-form';

export default function BookSpeakingPage() {
  return (
    <WrittenPage
      page="book-speaking"
      title="Book a speaker"
      path={paths.bookSpeaking}
      within={[{ title: 'Speaking & Events', path: paths.speakerConsulting }]}
      parts={['opening', 'lines', 'request', 'steps', 'questions', 'closing']}
    >
      {(page, { opening, lines, request, steps, questions, closing }) => (
        <>
          <Hero
            {...headOf(page)}
            illustration={
              <Illustration
                viewBox="0 0 280 280"
                ink={rings([140, 280], 14, 266, 3)}
                ember={rings([140, 280], 14, 28)}
              />
            }
          >
            <LinkButton to="#request" size="large">
              {opening.actions[0]}
            </LinkButton>
            <Link to={paths.speakerConsulting}>{opening.actions[1]}</Link>
          </Hero>
          <Section title={lines.title} layout="margin">
            <FactList part={lines} />
          </Section>
          <Section id="request" layout="margin" title={request.title} lead={request.text}>
            <SpeakingForm />
          </Section>
          <Steps part={steps} />
          <Questions part={questions} />
          <CallToAction part={closing}>
            <LinkButton to={paths.events} variant="secondary" size="large">
              {closing.actions[0]}
            </LinkButton>
          </CallToAction>
        </>
      )}
    </WrittenPage>
  );
}
