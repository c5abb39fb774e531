import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { LinkButton } from '@futurelab/platform/ui';
import { CallToAction } from '../../shared/editorial/parts/call-to-action';
import { headOf } from '../../shared/editorial/page-parts';
import { WrittenPage } from '../../shared/editorial/written-page';
import { BookStructuredData } from '../../features/book/book-structured-data';
import { Contents } from '../../features/book/contents';
import { Extract } from '../../features/book/extract';
import { Hero } from '../../features/book/hero';
import { Voices } from '../../features/book/voices';
import { testimonialsQuery } from '../../queries/content';

export default function BookPage() {
  const { data: testimonials } = useQuery(testimonialsQuery);
  return (
    <WrittenPage
      page="book"
      title="Digital Mystics"
      path={paths.book}
      kind="book"
      parts={['opening', 'facts', 'extract', 'contents', 'voices', 'closing']}
    >
      {(page, { opening, facts, extract, contents, voices, closing }) => (
        <>
          <BookStructuredData description={page.data.description} />
          <Hero {...headOf(page)} actions={opening.actions} facts={facts} />
          <Extract part={extract} />
          <Contents part={contents} />
          <Voices title={voices.title} testimonials={testimonials ?? []} />
          <CallToAction part={closing}>
            <LinkButton to={paths.podcast} variant="secondary" size="large">
              {closing.actions[0]}
            </LinkButton>
          </CallToAction>
        </>
      )}
    </WrittenPage>
  );
}
