import { PageHead } from '../head/page-head';
import { PageHeader } from '../layout/page-header';

/** The top of a page whose subject could not be read; what happened, and Retry, stand below it. */
export const LoadErrorHeader = ({ title }: { title: string }) => (
  <>
    <PageHead title={title} unlisted />
    <PageHeader title={title} />
  </>
);
