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
            ? 'Two sentences are enough: what you do, what you wonder about.'
            : 'Say what you are trying to do and where you are stuck. Members read it, reply, and are told when you answer.'
        }
      />
      <div className={styles.body}>
        <NewPostForm kind={kind} group={params.get('group')} lesson={params.get('lesson')} />
      </div>
    </Container>
  );
}
