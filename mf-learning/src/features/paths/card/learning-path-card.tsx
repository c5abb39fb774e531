import { Panel, useReads } from '@futurelab/platform/components/panel';
import { PathProgress, TRACK_DESCRIPTIONS } from '@futurelab/platform/components/path-progress';
import { TRACK_TITLES, TRACKS } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { learningPathsQuery, myEnrollmentsQuery } from '@futurelab/platform/queries/learning';
import { LinkButton } from '@futurelab/platform/ui';
import styles from './learning-path-card.module.css';
import { JoinedPaths } from './joined-paths';
import { leadingPath } from './leading-path';

/** The path with most of the member's courses and those they have joined; without any, the paths to choose from. */
export function LearningPathCard() {
  const reads = useReads({ enrollments: myEnrollmentsQuery, paths: learningPathsQuery });
  return (
    <Panel title="Learning Path" more={{ to: paths.learningPaths, label: 'All paths' }} reads={reads}>
      {({ enrollments, paths: all }) => {
        const path = leadingPath(enrollments, all);
        const joined = all.filter(({ id, isMember }) => isMember && id !== path?.track);
        return (
          <>
            {path && <PathProgress path={path} />}
            {joined.length > 0 && <JoinedPaths joined={joined} besides={path !== null} />}
            {!path && joined.length === 0 && <Choice />}
          </>
        );
      }}
    </Panel>
  );
}

function Choice() {
  return (
    <div className={styles.choice}>
      <ul className={styles.tracks}>
        {TRACKS.map((track) => (
          <li key={track}>
            <h3>{TRACK_TITLES[track]}</h3>
            <p className={styles.quiet}>{TRACK_DESCRIPTIONS[track]}</p>
          </li>
        ))}
      </ul>
      <LinkButton to={paths.learningPaths} variant="secondary">
        Compare the three paths
      </LinkButton>
    </div>
  );
}
