import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useParams, useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { DetailPage, LinkButton, PageHead, PageHeader, Section, UserText } from '@futurelab/platform/ui';
import { useDraft } from '../../shared/composer/use-draft';
import { KINDS, listPath } from '../../features/discussions/post-labels';
import { AboutDiscussion } from '../../features/thread/about-discussion';
import { AroundDiscussion } from '../../features/thread/around-discussion';
import { OpeningPost } from '../../features/thread/opening-post';
import { quote } from '../../features/thread/quote';
import { Replies } from '../../features/thread/replies';
import { ReplyItem } from '../../features/thread/reply-item';
import { ReplyForm, type ReplyDraft } from '../../features/thread/reply-form';
import { useAnswerFocus } from '../../features/thread/use-answer-focus';
import { useThread } from '../../features/thread/use-thread';
import { readEntry } from '../../features/thread/reply-address';
import { postEntryQuery, type Post } from '../../queries/posts';
import type { Reply } from '../../queries/replies';
import styles from './discussion-page.module.css';

const EMPTY: ReplyDraft = { body: '', to: null };

export default function DiscussionPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const entry = readEntry(params);
  const query = useQuery(postEntryQuery(id, entry));
  return (
    <DetailPage
      query={query}
      what="discussion"
      list={{ to: paths.discussions, label: 'See latest discussions' }}
      size="plain"
    >
      {(post) => (
        <Discussion key={`${post.id} ${entry.reply}`} id={id} entry={post} isFetching={query.isFetching} />
      )}
    </DetailPage>
  );
}

function Discussion({ id, entry, isFetching }: { id: string; entry: Post; isFetching: boolean }) {
  const { user } = useSession();
  const timeZone = user?.timeZone ?? 'UTC';
  const { post, windows, first, show, goTo } = useThread(id, entry, isFetching);
  const onAnswer = useAnswerFocus(post.answer?.id);
  const draft = useDraft(`reply:${post.id}`, EMPTY);
  const { title, excerpt, slug, kind, replyRows, replyCount } = post;
  const takesReplies = post.canWrite && post.removedBy === null && (!post.isLocked || post.canModerate);

  const toForm = () => {
    const form = document.getElementById('reply');
    form?.scrollIntoView({ block: 'center' });
    form?.querySelector<HTMLElement>('textarea, [role="textbox"]')?.focus();
  };
  const quoteReply = ({ author, body }: Reply) => {
    const begun = draft.content.body.trim();
    const text = quote(author?.name ?? 'Former member', body);
    draft.change({ body: begun ? `${begun}\n\n${text}` : text });
    toForm();
  };
  const replyTo = ({ id: replyId, author }: Reply) => {
    draft.change({ to: { id: replyId, name: author?.name ?? null } });
    toForm();
  };
  const actions = {
    timeZone,
    onQuote: takesReplies ? quoteReply : undefined,
    onReply: takesReplies ? replyTo : undefined,
    onAnswer,
  };
  const { answer } = post;

  return (
    <article className={styles.article}>
      <PageHead
        title={title}
        description={excerpt}
        path={paths.discussion(slug)}
        unlisted
        removed={entry.removedBy !== null}
      />
      <PageHeader className={styles.header} eyebrow={KINDS[kind]} title={title} />
      <div className={styles.about}>
        <AboutDiscussion post={post} tagPath={(tag) => listPath({ view: 'latest', kind: null, tag })} />
      </div>
      <div className={styles.talk}>
        <OpeningPost post={post} timeZone={timeZone} mayWrite={takesReplies} />
        <Section title={replyRows === 0 ? 'Replies' : pluralize(replyCount, 'reply', 'replies')}>
          {answer && (
            <div className={styles.answer}>
              <ReplyItem post={post} reply={answer} reputations={post.reputations} as="div" {...actions} />
            </div>
          )}
          {replyRows === 0 ? (
            <p className={styles.quiet}>No replies yet.</p>
          ) : (
            <Replies
              windows={windows}
              first={first}
              firstUnread={entry.firstUnread}
              onShow={show}
              {...actions}
            />
          )}
          {!takesReplies && <Closed post={post} />}
        </Section>
        {takesReplies && (
          <ReplyForm
            postId={post.id}
            draft={draft}
            onToDiscussion={() => {
              if (draft.content.body) draft.change({ to: null });
              else draft.clear();
              toForm();
            }}
            onSent={() => goTo(replyRows)}
          />
        )}
      </div>
      <aside className={styles.around} aria-label="About this discussion">
        <AroundDiscussion address={id} postId={post.id} />
      </aside>
    </article>
  );
}

function Closed({ post }: { post: Post }) {
  if (post.removedBy) return null;
  if (post.isLocked) return <p className={styles.quiet}>This discussion is closed to new replies.</p>;
  return (
    <div className={styles.quiet}>
      <p>Join the group to reply.</p>
      {post.group && (
        <LinkButton variant="secondary" to={paths.group(post.group.slug)}>
          Join <UserText>{post.group.name}</UserText>
        </LinkButton>
      )}
    </div>
  );
}
