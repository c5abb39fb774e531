import { SoundPlayer } from '@futurelab/platform/components/sound-player';
import { playbackTime } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { LinkButton, Section } from '@futurelab/platform/ui';
import type { EventDetail } from '../../queries/events';
import styles from './event-recording.module.css';

/** What was recorded, with its transcript; or what opens it. */
export function EventRecording({ event }: { event: EventDetail }) {
  const { recording, recordingUrl, slug } = event;
  const { isAuthenticated } = useSession();
  return (
    <Section layout="margin" title="Recording">
      {recordingUrl && (
        <p className={styles.link}>
          <LinkButton variant="secondary" to={recordingUrl}>
            Watch the recording
          </LinkButton>
        </p>
      )}
      {recording ? (
        <figure className={styles.recording}>
          <figcaption>
            {recording.title}
            <span>{playbackTime(recording.seconds)}</span>
          </figcaption>
          <SoundPlayer title={recording.title} src={recording.src} seconds={recording.seconds} />
          <details>
            <summary>Transcript</summary>
            {recording.transcript.map(({ start, text }) => (
              <p key={start}>{text}</p>
            ))}
          </details>
        </figure>
      ) : recordingUrl ? null : (
        <div className={styles.recording}>
          <p>{isAuthenticated ? 'The recording is for Pro members.' : 'The recording is for members.'}</p>
          <p>
            {isAuthenticated ? (
              <LinkButton variant="secondary" to={paths.joinProFor(paths.event(slug))}>
                Join Pro to listen
              </LinkButton>
            ) : (
              <LinkButton variant="secondary" to={paths.signIn(paths.event(slug))}>
                Sign in to listen
              </LinkButton>
            )}
          </p>
        </div>
      )}
    </Section>
  );
}
