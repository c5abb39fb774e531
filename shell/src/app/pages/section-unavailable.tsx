import { Container, ErrorState } from '@futurelab/platform/ui';
import { useEffect } from 'react';
import { firstPageIsShown } from '../first-page';
import styles from './section-unavailable.module.css';

interface Props {
  title: string;
  /** Its operators have taken the section out for now. */
  switchedOff?: boolean;
  onRetry?: () => void;
}

/** What a visitor sees in place of a section that could not be loaded or shown. */
export function SectionUnavailable({ title, switchedOff, onRetry }: Props) {
  useEffect(firstPageIsShown, []);
  const headline = switchedOff ? `${title} is taking a short break` : `${title} could not be loaded`;
  return (
    <Container className={styles.page}>
      <title>{`${title} · FutureLab`}</title>
      <ErrorState title={headline} onRetry={onRetry} retryLabel="Try again">
        The rest of FutureLab works as usual, and nothing you saved is lost.
      </ErrorState>
    </Container>
  );
}
