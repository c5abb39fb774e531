import { ErrorState } from '@futurelab/platform/ui';

/** What a visitor sees in place of a section that could not be loaded or shown. */
export function SectionUnavailable({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <ErrorState
      title={`${title} could not be loaded`}
      description="The rest of FutureLab works as usual. Nothing you saved is lost."
      onRetry={onRetry}
      retryLabel="Try again"
    />
  );
}
