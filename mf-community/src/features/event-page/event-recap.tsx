import { Markdown } from '@futurelab/platform/markdown';
import { Section } from '@futurelab/platform/ui';

/** What came of an event, by its hosts. */
export const EventRecap = ({ recap }: { recap: string }) => (
  <Section layout="margin" title="Recap" id="recap">
    <Markdown>{recap}</Markdown>
  </Section>
);
