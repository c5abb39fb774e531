import { LinkButton, Section, VisuallyHidden } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import { metricFile, type Analytics, type Metric } from '../../queries/admin/analytics';

interface PartProps {
  title: string;
  lead?: ReactNode;
  /** What its file is called. */
  metric: Metric;
  data: Analytics;
  children: ReactNode;
}

/** A part of the page, which is also a file. */
export const Part = ({ title, lead, metric, data, children }: PartProps) => (
  <Section
    title={title}
    lead={lead}
    action={
      <LinkButton to={metricFile(metric, data)} variant="secondary" size="small" download>
        Export CSV<VisuallyHidden> of {title}</VisuallyHidden>
      </LinkButton>
    }
  >
    {children}
  </Section>
);
