import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton';
import { Container } from '../layout/container';
import { PageHeader } from '../layout/page-header';
import { LoadErrorHeader } from './load-error-header';
import { NotFound } from './not-found';
import { QueryBoundary, type QueryBoundaryProps } from './query-boundary';

export interface DetailPageProps<T> {
  query: QueryBoundaryProps<T>['query'];
  /** "course", "event": what it is called in a sentence. */
  what: string;
  /** Where all of its kind are. */
  list: { to: string; label: string };
  /** The size of its PageHeader; `display` has a picture beside the title. */
  size?: 'display' | 'plain';
  children: (data: T) => ReactNode;
}

/** The page of one thing by its address: on its way, not there, failed, here. */
export const DetailPage = <T,>({ query, what, list, size = 'display', children }: DetailPageProps<T>) => (
  <Container>
    <QueryBoundary
      query={query}
      what={`the ${what}`}
      skeleton={size === 'display' ? <DisplaySkeleton /> : <PlainSkeleton />}
      notFound={<NotFound what={what} {...list} />}
      failed={<LoadErrorHeader title={what.charAt(0).toUpperCase() + what.slice(1)} />}
    >
      {children}
    </QueryBoundary>
  </Container>
);

const DisplaySkeleton = () => (
  <>
    <PageHeader
      size="display"
      title={<Skeleton shape="title" />}
      lead={<Skeleton lines={2} />}
      aside={<Skeleton shape="block" />}
    />
    <Skeleton lines={8} />
  </>
);

const PlainSkeleton = () => (
  <>
    <PageHeader title={<Skeleton shape="title" />} />
    <Skeleton lines={10} />
  </>
);
