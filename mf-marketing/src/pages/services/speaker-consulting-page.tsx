import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { swell } from '../../shared/illustration/line-field';
import { Portrait } from '../../shared/illustration/portrait';
import { Illustration } from '../../shared/editorial/parts/illustration';
import { Details } from '../../shared/editorial/parts/details';
import { FactList } from '../../shared/editorial/parts/fact-list';
import { Hero } from '../../shared/editorial/parts/hero';
import { headOf } from '../../shared/editorial/page-parts';
import { RunningText } from '../../shared/editorial/running-text';
import { WrittenPage } from '../../shared/editorial/written-page';
import { SpeakingForm } from '../../features/enquiry/speaking-form';
import styles from './speaker-consulting-page.module.css';

export default function SpeakerConsultingPage() {
  return (
    <WrittenPage
      page="speaker-consulting"
      title="Speaking & Events"
      path={paths.speakerConsulting}
      parts={['opening', 'talks', 'speaker', 'formats', 'facts', 'request']}
    >
      {(page, { opening, talks, speaker, formats, facts, request }) => (
        <>
          <Hero
            {...headOf(page)}
            layout="above"
            illustration={
              <Illustration
                viewBox="0 0 1200 240"
                slice
                ink={swell(96, 1200, 240, [820, 120], 46)}
                ember={swell(7, 1200, 240, [820, 120], 46)}
              />
            }
          >
            <LinkButton to={paths.bookSpeaking} size="large">
              {opening.actions[0]}
            </LinkButton>
          </Hero>
          <Section title={talks.title} lead={talks.text}>
            <FactList part={talks} />
          </Section>
          <section className={styles.speaker} aria-labelledby="speaker-title">
            <Portrait className={styles.portrait} />
            <div className={styles.text}>
              <h2 id="speaker-title" className={styles.name}>
                {speaker.title}
              </h2>
              <RunningText text={speaker.text} />
            </div>
          </section>
          <Section title={formats.title} layout="margin">
            <FactList part={formats} />
          </Section>
          <Details part={facts} />
          <Section id="request" layout="margin" title={request.title} lead={request.text}>
            <SpeakingForm />
          </Section>
        </>
      )}
    </WrittenPage>
  );
}
