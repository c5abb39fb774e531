import { PageHeader, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import { usePageContent, type PageContent } from '../../queries/content';
import { partsOf, type PagePart } from './page-parts';
import { PublicPage, type PublicPageProps } from './public-page';

interface WrittenPageProps<Name extends string> extends Omit<PublicPageProps, 'description' | 'children'> {
  /** Which page's content. */
  page: string;
  /** Its title while the content is loading, or when it does not come. */
  title: string;
  /** The places in its composition that have text of their own. */
  parts?: readonly Name[];
  children: (page: PageContent, parts: Record<Name, PagePart>) => ReactNode;
}

/** A public page whose text is data. */
export function WrittenPage<Name extends string = never>({
  page,
  title,
  parts = [],
  children,
  ...frame
}: WrittenPageProps<Name>) {
  const query = usePageContent(page);
  const { data } = query;
  return (
    <PublicPage title={data?.title ?? title} {...(data && { description: data.data.description })} {...frame}>
      <QueryBoundary
        query={query}
        what="the page"
        skeleton={
          <>
            <PageHeader title={title} />
            <Skeleton lines={8} />
          </>
        }
        failed={<PageHeader title={title} />}
      >
        {(content) => children(content, partsOf(content, parts))}
      </QueryBoundary>
    </PublicPage>
  );
}
