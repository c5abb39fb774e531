import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar, FORMER_MEMBER_PORTRAIT, RelativeTime } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import type { Author } from '../../../queries/posts';
import styles from './thread.module.css';

interface BylineProps {
  author: Author | null;
  createdAt: string;
  timeZone: string;
  /** What they have done for others. */
  reputation?: string | null;
  children?: ReactNode;
}

/** Who wrote it and when. A member who has left is "Former member". */
export const Byline = ({ author, createdAt, timeZone, reputation, children }: BylineProps) => (
  <div className={styles.byline}>
    <Avatar
      name={author?.name ?? '·'}
      src={author ? author.profileImageUrl : FORMER_MEMBER_PORTRAIT}
      size="small"
    />
    {author ? (
      <Link dir="auto" to={paths.memberProfile(author.slug)}>
        {author.name}
      </Link>
    ) : (
      <span>Former member</span>
    )}
    {reputation && <span className={styles.note}>{reputation}</span>}
    <RelativeTime at={createdAt} timeZone={timeZone} />
    {children}
  </div>
);
