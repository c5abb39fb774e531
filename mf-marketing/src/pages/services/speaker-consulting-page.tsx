import { paths } from '@futurelab/platform/paths';
import { LinkButton, Section } from '@futurelab/platform/ui';
import { swell } from '../../shared/drawing/line-field';
import { Portrait } from '../../shared/drawing/portrait';
import { Drawing } from '../../shared/editorial/parts/drawing';
import { Facts } from '../../shared/editorial/parts/facts';
import { Ledger } from '../../shared/editorial/parts/ledger';
import { Opening } from '../../shared/editorial/parts/opening';
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
          <Opening
            {...headOf(page)}
            layout="above"
            drawing={
              <Drawing
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
          </Opening>
          <Section title={talks.title} lead={talks.text}>
            <Ledger part={talks} />
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
            <Ledger part={formats} />
          </Section>
          <Facts part={facts} />
          <Section id="request" layout="margin" title={request.title} lead={request.text}>
            <SpeakingForm />
          </Section>
        </>
      )}
    </WrittenPage>
  );
}
