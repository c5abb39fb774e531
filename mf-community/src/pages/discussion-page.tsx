import { pluralize } from '@futurelab/platform/format';
import { Markdown } from '@futurelab/platform/markdown';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link, useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import {
  Badge,
  DetailPage,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  Section,
} from '@futurelab/platform/ui';
import { KINDS } from '../features/discussions/post-labels';
import { Byline, ReplyList } from '../features/discussions/reply-list';
import { postQuery, type Post } from '../queries/posts';
import styles from './discussion-page.module.css';

export default function DiscussionPage() {
  const { id = '' } = useParams();
  const query = useQuery(postQuery(id));
  return (
    <DetailPage
      query={query}
      what="discussion"
      list={{ to: paths.discussions, label: 'See the latest discussions' }}
      size="plain"
    >
      {(post) => <Discussion post={post} />}
    </DetailPage>
  );
}

function Discussion({ post }: { post: Post }) {
  const { user } = useSession();
  const timeZone = user?.timeZone ?? 'UTC';
  const { title, excerpt, slug, kind, author, createdAt, body, tags, group, reactionCount, replies } = post;
  return (
    <article className={styles.article}>
      <PageHead title={title} description={excerpt} path={paths.discussion(slug)} unlisted />
      <PageHeader eyebrow={KINDS[kind]} title={title} />
      <div className={styles.opening}>
        <Byline author={author} createdAt={createdAt} timeZone={timeZone} />
        <Markdown>{body}</Markdown>
        <p className={styles.facts}>
          {group && (
            <span>
              In <Link to={paths.group(group.slug)}>{group.name}</Link>
            </span>
          )}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {reactionCount > 0 && <span>{pluralize(reactionCount, 'person', 'people')} found this useful</span>}
        </p>
      </div>
      <Section title={replies.length === 0 ? 'Replies' : pluralize(replies.length, 'reply', 'replies')}>
        {replies.length === 0 ? (
          <EmptyState
            title="Nobody has replied yet"
            action={
              <LinkButton
                variant="secondary"
                to={author ? paths.memberProfile(author.slug) : paths.discussions}
              >
                {author ? `See who asked` : 'See other discussions'}
              </LinkButton>
            }
          >
            Replies appear here, the oldest first.
          </EmptyState>
        ) : (
          <ReplyList
            replies={replies}
            timeZone={timeZone}
            renderBody={(text) => <Markdown>{text}</Markdown>}
          />
        )}
      </Section>
    </article>
  );
}
