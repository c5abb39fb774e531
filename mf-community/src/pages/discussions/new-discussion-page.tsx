import { paths } from '@futurelab/platform/paths';
import { useSearchParams } from '@futurelab/platform/router';
import { Container, PageHead, PageHeader } from '@futurelab/platform/ui';
import { NewPostForm } from '../../features/discussions/new-post-form';
import { readKind } from '../../features/discussions/post-labels';
import styles from './discussions-page.module.css';

export default function NewDiscussionPage() {
  const [params] = useSearchParams();
  const kind = readKind(params) ?? 'question';
  const isIntroduction = kind === 'introduction';
  return (
    <Container>
      <PageHead title="New discussion" path={paths.newDiscussion()} unlisted />
      <PageHeader
        eyebrow="Discussions"
        title={isIntroduction ? 'Introduce yourself' : 'Start a discussion'}
        lead={
          isIntroduction
            ? 'Two sentences are enough: what you do and what you’re curious about.'
            : 'Describe what you’re trying to do and where you’re stuck. You’ll be notified when members reply.'
        }
      />
      <div className={styles.body}>
        <NewPostForm kind={kind} group={params.get('group')} lesson={params.get('lesson')} />
      </div>
    </Container>
  );
}
