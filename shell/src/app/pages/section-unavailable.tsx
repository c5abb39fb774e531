import { useLocation } from '@futurelab/platform/router';
import { Button, Container, ErrorState } from '@futurelab/platform/ui';
import { useEffect } from 'react';
import { firstPageIsShown } from '../first-page';
import { SentPage, sentPage } from './sent-page';
import styles from './section-unavailable.module.css';

interface Props {
  title: string;
  /** Its operators have taken the section out for now. */
  switchedOff?: boolean;
  onRetry?: () => void;
}

/** What a visitor sees in place of a section that could not be loaded or shown: its page as the server sent it, or a panel. */
export function SectionUnavailable({ title, switchedOff, onRetry }: Props) {
  useEffect(firstPageIsShown, []);
  const sent = sentPage(useLocation().pathname);
  if (sent && !switchedOff)
    return (
      <>
        <SentPage elements={sent} />
        <div role="status" className={styles.notice}>
          <p>Parts of this page didn’t load. You can read it and follow its links.</p>
          <Button variant="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        </div>
      </>
    );
  const headline = switchedOff ? `${title} is temporarily unavailable` : `${title} didn’t load`;
  return (
    <Container className={styles.page}>
      <title>{`${title} · FutureLab`}</title>
      <ErrorState title={headline} onRetry={onRetry} retryLabel="Try again">
        The rest of FutureLab works, and everything you saved is safe.
      </ErrorState>
    </Container>
  );
}
