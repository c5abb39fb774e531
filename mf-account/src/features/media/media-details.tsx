import { dateAndTime, playbackTime } from '@futurelab/platform/format';
import { Link } from '@futurelab/platform/router';
import { Section } from '@futurelab/platform/ui';
import { MEDIA_KINDS, type MediaFile } from '../../queries/admin/media';
import { fileSize } from '../../shared/model/file-size';
import { MediaChange } from './media-change';
import { MediaDeletion } from './media-deletion';
import { stateOf } from './media-labels';
import { MediaPreview } from './media-preview';
import styles from './media.module.css';

interface MediaDetailsProps {
  file: MediaFile;
  timeZone: string;
}

/** A file: what is in it, what it is called, where it is used. */
export function MediaDetails({ file, timeZone }: MediaDetailsProps) {
  const isReady = file.state === 'ready';
  return (
    <div className={styles.file}>
      {isReady && <MediaPreview file={file} />}
      <dl className={styles.facts}>
        {factsOf(file, timeZone).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isReady && (
        <>
          <Section title="Name and access" layout="margin">
            <MediaChange file={file} />
          </Section>
          <Section title="Used in" layout="margin">
            <Uses uses={file.usedIn} />
          </Section>
          <Section title="Delete" layout="margin">
            <MediaDeletion file={file} />
          </Section>
        </>
      )}
    </div>
  );
}

function factsOf(file: MediaFile, timeZone: string): [string, string][] {
  const { kind, size, durationSeconds, width, height, url, uploadedBy, createdAt, refusal } = file;
  const facts: [string, string | null | false][] = [
    ['Status', refusal ?? stateOf(file)],
    ['Type', kind && MEDIA_KINDS[kind]],
    ['Size', fileSize(size)],
    ['Length', durationSeconds !== null && playbackTime(durationSeconds)],
    ['Dimensions', width !== null && `${width} × ${height}`],
    ['Uploaded by', uploadedBy?.name ?? 'Former member'],
    ['Added', dateAndTime(createdAt, timeZone)],
    ['Address', url],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function Uses({ uses }: { uses: MediaFile['usedIn'] }) {
  if (uses.length === 0) return <p className={styles.quiet}>Not used anywhere yet.</p>;
  return (
    <ul className={styles.uses}>
      {uses.map(({ kind, title, href }) => (
        <li key={`${kind} ${title} ${href}`}>
          {href ? <Link to={href}>{title}</Link> : <bdi>{title}</bdi>}
          <span className={styles.quiet}>{kind.charAt(0).toUpperCase() + kind.slice(1)}</span>
        </li>
      ))}
    </ul>
  );
}
