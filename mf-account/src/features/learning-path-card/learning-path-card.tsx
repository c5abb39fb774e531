import { pluralize, TRACK_TITLES, TRACKS } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Icon, LinkButton, Progress, VisuallyHidden } from '@futurelab/platform/ui';
import { useHomeData } from '../../queries/home';
import { Panel } from '../../panel/panel';
import styles from './learning-path-card.module.css';
import { leadingPath, type LeadingPath } from './leading-path';
import { TRACK_DESCRIPTIONS } from './track-descriptions';

/** How far the member is on the path with most of their courses; without courses, the paths to choose from. */
export function LearningPathCard() {
  const reads = useHomeData('enrollments');
  return (
    <Panel title="Learning Path" more={{ to: paths.learningPaths, label: 'All paths' }} reads={reads}>
      {({ enrollments }) => {
        const path = leadingPath(enrollments);
        return path ? <Path path={path} /> : <Choice />;
      }}
    </Panel>
  );
}

function Path({ path: { track, completed, total, percent, courses, more } }: { path: LeadingPath }) {
  return (
    <div className={styles.path}>
      <div className={styles.track}>
        <h3>
          <Link to={paths.track(track)}>{TRACK_TITLES[track]}</Link>
        </h3>
        <p className={styles.quiet}>{TRACK_DESCRIPTIONS[track]}</p>
        <p className={styles.percent}>{percent}%</p>
        <Progress value={percent} label={`${TRACK_TITLES[track]} completed`} />
        <p className={styles.quiet}>
          {completed} of {pluralize(total, 'course')} completed
        </p>
      </div>
      <ol className={styles.courses}>
        {courses.map(({ slug, title, progress, state }) => (
          <li key={slug}>
            <Link to={paths.learnCourse(slug)}>{title}</Link>
            {state === 'completed' ? (
              <span className={styles.completed}>
                <Icon name="check" />
                <VisuallyHidden>Completed</VisuallyHidden>
              </span>
            ) : (
              <span className={styles.quiet}>{state === 'in progress' ? `${progress}%` : 'Not started'}</span>
            )}
          </li>
        ))}
        {more > 0 && <li className={styles.quiet}>and {pluralize(more, 'more course')}</li>}
      </ol>
    </div>
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
