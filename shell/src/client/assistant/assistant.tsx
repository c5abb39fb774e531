import { toast } from '@futurelab/platform/toast';
import { Icon } from '@futurelab/platform/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './assistant.module.css';
import { openAssistant, useConsentRequest, type AssistantSettings } from './open-assistant';

export { openAssistant };

const ConsentDialog = lazy(() =>
  import('./consent-dialog').then((loaded) => ({ default: loaded.ConsentDialog })),
);

/** The way to the assistant from every page, and the question that comes before its first use. */
export function Assistant(settings: AssistantSettings) {
  const answer = useConsentRequest((request) => request.answer);
  const [state, setState] = useState<'idle' | 'opening'>('idle');

  const press = async () => {
    setState('opening');
    try {
      await openAssistant(settings);
    } catch {
      toast({
        title: 'The assistant didn’t load',
        description: 'Its provider may be down. Try again, or contact us.',
        variant: 'error',
      });
    } finally {
      setState('idle');
    }
  };

  return (
    <aside aria-label="Assistant" className={styles.corner}>
      <button
        type="button"
        className={styles.launcher}
        disabled={state === 'opening' && !answer}
        onClick={() => void press()}
      >
        <Icon name="message" />
        <span className={styles.label}>Ask the guide</span>
      </button>
      {answer && (
        <Suspense>
          <ConsentDialog provider={new URL(settings.scriptUrl, location.href).hostname} onAnswer={answer} />
        </Suspense>
      )}
    </aside>
  );
}
