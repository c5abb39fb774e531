import { paths } from '@futurelab/platform/paths';
import { Container, PageHead } from '@futurelab/platform/ui';
import sharePicture from '../drawing/share-picture.jpg';
import { Contents } from '../features/book/contents';
import { Extract } from '../features/book/extract';
import { Opening } from '../features/book/opening';
import { Voices } from '../features/book/voices';
import styles from './open-page.module.css';

export default function BookPage() {
  return (
    <Container className={styles.page}>
      <PageHead
        title="Digital Mystics"
        description="Digital Mystics by Ines Valdor: attention, judgment and care in the age of machines that imitate all three. Read the opening pages."
        path={paths.book}
        image={sharePicture}
      />
      <Opening />
      <Extract />
      <Contents />
      <Voices />
    </Container>
  );
}
