import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { rings } from '../../shared/drawing/line-field';
import { Closing } from '../../shared/editorial/parts/closing';
import { Drawing } from '../../shared/editorial/parts/drawing';
import { Ledger } from '../../shared/editorial/parts/ledger';
import { Opening } from '../../shared/editorial/parts/opening';
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
          <Opening
            {...headOf(page)}
            drawing={
              <Drawing
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
          </Opening>
          <Section title={lines.title} layout="margin">
            <Ledger part={lines} />
          </Section>
          <Section id="request" layout="margin" title={request.title} lead={request.text}>
            <SpeakingForm />
          </Section>
          <Steps part={steps} />
          <Questions part={questions} />
          <Closing part={closing}>
            <LinkButton to={paths.events} variant="secondary" size="large">
              {closing.actions[0]}
            </LinkButton>
          </Closing>
        </>
      )}
    </WrittenPage>
  );
}
