import { useState } from 'react';
import { openAssistant } from '@futurelab/platform/session';

export type AssistantState = 'idle' | 'opening' | 'open' | 'declined' | 'failed';

/** How opening the site's assistant went, and the way to ask it for the first time. */
export function useAssistant() {
  const [state, setState] = useState<AssistantState>('idle');

  const ask = async () => {
    setState('opening');
    try {
      setState(await openAssistant());
    } catch {
      setState('failed');
    }
  };

  return { state, ask };
}
