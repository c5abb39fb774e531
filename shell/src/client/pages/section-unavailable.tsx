import { Container, ErrorState } from '@futurelab/platform/ui';

/** What a visitor sees in place of a section that could not be loaded or shown. */
export function SectionUnavailable({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Container>
      <title>{`${title} · FutureLab`}</title>
      <ErrorState title={`${title} could not be loaded`} onRetry={onRetry} retryLabel="Try again">
        The rest of FutureLab works as usual, and nothing you saved is lost.
      </ErrorState>
    </Container>
  );
}
