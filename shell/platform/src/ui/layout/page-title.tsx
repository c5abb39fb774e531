import type { ReactNode } from 'react';
import { PAGE_TITLE_ID } from './page-title-id';

export interface PageTitleProps {
  children: ReactNode;
  className?: string;
}

/** A page's only h1. The browser paints nothing before it has read this far: what comes first is seen whole. */
export function PageTitle({ children, className }: PageTitleProps) {
  return (
    <h1 id={PAGE_TITLE_ID} className={className}>
      {children}
    </h1>
  );
}
