import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Button, ErrorState, Skeleton } from '@futurelab/platform/ui';
import { seasonPlaceMutation, seasonsQuery, type Season } from '../../queries/academy';
import styles from './academy.module.css';
import { dayLabel, seasonName } from './season-labels';

/** The season that runs and the next ones, with their days, who takes part, and a place for oneself. */
export function Seasons() {
  const { isAuthenticated } = useSession();
  const { data, isError, isFetching, refetch } = useQuery(seasonsQuery);
  if (data)
    return (
      <>
        <ul className={styles.seasons}>
          {data.map((season, index) => (
            <SeasonRow key={season.startsOn} season={season} isFirst={index === 0}>
              {isAuthenticated && <Place season={season} />}
            </SeasonRow>
          ))}
        </ul>
        {!isAuthenticated && (
          <p className={styles.status}>
            <Link to={paths.signIn(paths.academy)} reloadDocument>
              Sign in to take part in a season
            </Link>
          </p>
        )}
      </>
    );
  return isError ? (
    <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <Skeleton lines={4} />
  );
}

interface SeasonRowProps {
  season: Season;
  isFirst: boolean;
  children: React.ReactNode;
}

function SeasonRow({ season, isFirst, children }: SeasonRowProps) {
  const { startsOn, endsOn, week, people, places } = season;
  return (
    <li>
      <strong>{seasonName(season)}</strong>
      <span>
        <time dateTime={startsOn}>{dayLabel(startsOn)}</time> to{' '}
        <time dateTime={endsOn}>{dayLabel(endsOn)}</time>
      </span>
      {week && <span className={styles.now}>Now in week {week}</span>}
      {!week && isFirst && <span className={styles.now}>Lessons are open before it, too</span>}
      {people > 0 && <span className={styles.people}>{pluralize(people, 'member')}</span>}
      {places && <span className={styles.people}>{pluralize(places, 'place')}</span>}
      {children}
    </li>
  );
}

function Place({ season }: { season: Season }) {
  const { startsOn, isMine, people, places } = season;
  const place = useMutation(seasonPlaceMutation);
  const text = isMine ? 'Leave' : 'Take part';
  if (places && people >= places && !isMine) return <span>Full</span>;
  return (
    <div className={styles.place}>
      {isMine && <span>You take part</span>}
      <Button
        variant={isMine ? 'quiet' : 'secondary'}
        size="small"
        busy={place.isPending}
        aria-label={`${text}: ${seasonName(season)}`}
        onClick={() => place.mutate({ startsOn, joins: !isMine })}
      >
        {text}
      </Button>
      {place.isError && (
        <p role="alert" className={styles.problem}>
          Nothing has changed: the connection may have dropped. Try again.
        </p>
      )}
    </div>
  );
}
