import type { ReactNode } from 'react';
import { usePageResponse } from '../../response';
import { PAGE_TITLE_ID } from './page-title-id';

export interface PageTitleProps {
  children: ReactNode;
  className?: string;
}

/**
 * A page's only h1. A document waits for it with its first paint: the header alone would be painted first and the page a
 * frame later, each at the price of a whole layout.
 */
export function PageTitle({ children, className }: PageTitleProps) {
  const inDocument = usePageResponse() !== null;
  return (
    <>
      {inDocument && <link rel="expect" href={`#${PAGE_TITLE_ID}`} blocking="render" />}
      <h1 id={PAGE_TITLE_ID} className={className} dir="auto">
        {children}
      </h1>
    </>
  );
}
