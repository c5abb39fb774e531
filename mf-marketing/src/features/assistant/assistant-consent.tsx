import { assistantConsent, usePublicConfig } from '@futurelab/platform/session';
import { Button } from '@futurelab/platform/ui';
import { useEffect, useState } from 'react';
import styles from './assistant-consent.module.css';

/** Whether this browser may load the assistant, and the way to take that back. */
export function AssistantConsent() {
  const { chatbotId } = usePublicConfig();
  const [given, setGiven] = useState(false);
  const [takenBack, setTakenBack] = useState(false);
  // Only the browser knows.
  useEffect(() => setGiven(assistantConsent.isGiven()), []);

  const takeBack = () => {
    assistantConsent.takeBack();
    // What has been loaded cannot be unloaded, except with the page.
    if (document.querySelector('script[chatbotid]')) location.reload();
    setGiven(false);
    setTakenBack(true);
  };

  if (!chatbotId && !given && !takenBack) return null;
  return (
    <section className={styles.consent} aria-labelledby="assistant-consent">
      <h2 id="assistant-consent" className={styles.title}>
        The assistant in this browser
      </h2>
      <p role="status">
        {given
          ? 'You have allowed the assistant in this browser.'
          : takenBack
            ? 'Taken back. Nothing is loaded from the provider until you allow it again.'
            : 'You have not allowed the assistant in this browser.'}
      </p>
      {given && (
        <Button variant="secondary" onClick={takeBack}>
          Take it back
        </Button>
      )}
    </section>
  );
}
