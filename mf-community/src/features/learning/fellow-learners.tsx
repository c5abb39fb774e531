import { paths } from '@futurelab/platform/paths';
import type { RelatedToCourse } from '@futurelab/platform/queries/learning';
import { Link } from '@futurelab/platform/router';
import { Avatar, LinkButton } from '@futurelab/platform/ui';
import styles from './related.module.css';

/** A few people who take the same course and show it on their profile. */
export const FellowLearners = ({ people }: Pick<RelatedToCourse, 'people'>) => (
  <ul className={styles.people}>
    {people.map(({ id, slug, name, currentRole, profileImageUrl, hasFinished, helpsWith }) => (
      <li key={id}>
        <Avatar name={name} src={profileImageUrl} size="large" />
        <div>
          <h3>
            <Link dir="auto" to={paths.memberProfile(slug)}>
              {name}
            </Link>
          </h3>
          {currentRole && (
            <p dir="auto" className={styles.quiet}>
              {currentRole}
            </p>
          )}
          <p className={styles.quiet}>
            {hasFinished ? 'Finished this course' : 'Taking this course'}
            {helpsWith.length > 0 && `, can help with ${helpsWith.join(', ')}`}
          </p>
          <LinkButton
            to={paths.messageTo(id)}
            variant="secondary"
            size="small"
            className={styles.message}
            aria-label={`Message ${name}`}
          >
            Message
          </LinkButton>
        </div>
      </li>
    ))}
  </ul>
);
