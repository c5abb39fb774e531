import { useQuery } from '@futurelab/platform/query';
import { PageHeader, Skeleton, type Crumb } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import { pageContentQuery, type PageContent } from '../queries/content';
import { Loaded } from '../states/loaded';
import { PublicPage } from './public-page';

interface WrittenPageProps {
  /** Which page's words. */
  page: string;
  /** Its title while the words are on their way, or when they do not come. */
  title: string;
  path: string;
  within?: Crumb[];
  /** The page brings its own room, as a document does. */
  plain?: boolean;
  children: (page: PageContent) => ReactNode;
}

/** A public page whose words are data. */
export function WrittenPage({ page, title, path, within, plain, children }: WrittenPageProps) {
  const query = useQuery(pageContentQuery(page));
  const { data } = query;
  return (
    <PublicPage
      title={data?.title ?? title}
      path={path}
      {...(data && { description: data.data.description })}
      {...(within && { within })}
      {...(plain && { plain })}
    >
      <Loaded
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
        {children}
      </Loaded>
    </PublicPage>
  );
}
