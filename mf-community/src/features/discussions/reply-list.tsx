import { shortDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Avatar, Badge, classNames, Icon } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import type { Author, Reply } from '../../queries/posts';
import styles from './reply-list.module.css';

interface ReplyListProps {
  replies: Reply[];
  timeZone: string;
  /** Renders a reply's Markdown. */
  renderBody: (body: string) => ReactNode;
}

/** Replies, oldest first; the accepted answer is marked where it stands. */
export const ReplyList = ({ replies, timeZone, renderBody }: ReplyListProps) => (
  <ol className={styles.list}>
    {replies.map(({ id, author, body, createdAt, isAccepted }) => (
      <li key={id} id={`reply-${id}`} className={classNames(styles.reply, isAccepted && styles.accepted)}>
        <Byline author={author} createdAt={createdAt} timeZone={timeZone}>
          {isAccepted && (
            <Badge tone="success">
              <Icon name="check" />
              The answer
            </Badge>
          )}
        </Byline>
        {renderBody(body)}
      </li>
    ))}
  </ol>
);

interface BylineProps {
  author: Author | null;
  createdAt: string;
  timeZone: string;
  children?: ReactNode;
}

/** Who wrote it and when. Somebody who has left is "A former member". */
export const Byline = ({ author, createdAt, timeZone, children }: BylineProps) => (
  <p className={styles.byline}>
    <Avatar name={author?.name ?? '·'} src={author?.profileImageUrl ?? null} size="small" />
    {author ? <Link to={paths.memberProfile(author.slug)}>{author.name}</Link> : <span>A former member</span>}
    <time dateTime={createdAt}>{shortDateWithYear(createdAt, timeZone)}</time>
    {children}
  </p>
);
