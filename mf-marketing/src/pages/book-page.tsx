import { paths } from '@futurelab/platform/paths';
import { Container, PageHead } from '@futurelab/platform/ui';
import { BookFacts } from '../features/book/book-facts';
import { Contents } from '../features/book/contents';
import { Extract } from '../features/book/extract';
import { Opening } from '../features/book/opening';
import { Voices } from '../features/book/voices';
import styles from './open-page.module.css';

const DESCRIPTION =
  'Digital Mystics by Ines Valdor: attention, judgment and care in the age of machines that imitate all three. Read the opening pages.';

export default function BookPage() {
  return (
    <Container className={styles.page}>
      <PageHead title="Digital Mystics" description={DESCRIPTION} path={paths.book} kind="book" />
      <BookFacts description={DESCRIPTION} />
      <Opening />
      <Extract />
      <Contents />
      <Voices />
    </Container>
  );
}
