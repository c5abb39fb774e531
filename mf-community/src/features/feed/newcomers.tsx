import { FaceStack } from '@futurelab/platform/components/face-stack';
import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar, RelativeTime, VisuallyHidden } from '@futurelab/platform/ui';
import type { FeedItem } from '../../queries/feed';
import { namesLabel } from './feed-labels';
import styles from './feed.module.css';

interface NewcomersProps {
  items: readonly [FeedItem, ...FeedItem[]];
  timeZone: string;
  heading: 'h2' | 'h3';
}

/** Members who joined one after the other, to be greeted. */
export function Newcomers({ items, timeZone, heading: Heading }: NewcomersProps) {
  const people = items.flatMap(({ person }) => (person ? [person] : []));
  const [first, ...others] = people;
  if (!first) return null;
  return (
    <>
      <Avatar name={first.name} src={first.profileImageUrl} />
      <div className={styles.text}>
        <p className={styles.about}>
          {others.length === 0 && first.currentRole && (
            <span dir="auto" className={styles.role}>
              {first.currentRole}
            </span>
          )}
          <span className={styles.kind}>
            {others.length === 0 ? 'New member' : pluralize(people.length, 'new member')}
          </span>
          <RelativeTime at={items[0].at} timeZone={timeZone} />
        </p>
        <Heading className={styles.title} dir="auto">
          {others.length === 0 ? (
            <Link to={paths.memberProfile(first.slug)}>{first.name}</Link>
          ) : (
            namesLabel(people.map(({ name }) => name))
          )}
        </Heading>
        <div className={styles.standing}>
          {others.length > 0 && <FaceStack people={people} max={5} />}
          {others.length === 0 ? (
            <Link className={styles.action} to={paths.messageTo(first.id)}>
              Say hello<VisuallyHidden> to {first.name}</VisuallyHidden>
            </Link>
          ) : (
            <Link className={styles.action} to={`${paths.community}?tab=new-members`}>
              Say hello<VisuallyHidden> to new members</VisuallyHidden>
            </Link>
          )}
        </div>
      </div>
    </>
  );
}
