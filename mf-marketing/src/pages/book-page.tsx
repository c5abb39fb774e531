import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Container, LinkButton, PageHead } from '@futurelab/platform/ui';
import { Closing } from '../editorial/closing';
import { BookFacts } from '../features/book/book-facts';
import { Contents } from '../features/book/contents';
import { Extract } from '../features/book/extract';
import { Opening } from '../features/book/opening';
import { Voices } from '../features/book/voices';
import { testimonialsQuery } from '../queries/content';
import styles from './open-page.module.css';

const DESCRIPTION =
  'Digital Mystics by Ines Valdor: attention, judgment and care in the age of machines that imitate all three. Read the opening pages.';

export default function BookPage() {
  const { data: testimonials } = useQuery(testimonialsQuery);
  return (
    <Container className={styles.page}>
      <PageHead title="Digital Mystics" description={DESCRIPTION} path={paths.book} kind="book" />
      <BookFacts description={DESCRIPTION} />
      <Opening />
      <Extract />
      <Contents />
      <Voices testimonials={testimonials?.items ?? []} />
      <Closing
        title="The book goes on in conversation."
        text="Four people who disagree with a page of it, and what came of that."
      >
        <LinkButton to={paths.podcast} variant="secondary" size="large">
          Hear the conversations
        </LinkButton>
      </Closing>
    </Container>
  );
}
