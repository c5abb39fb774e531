import { useState } from 'react';
import { openAssistant, usePublicConfig } from '@futurelab/platform/session';

/** `missing`: a question was asked, and no assistant is configured to answer it. */
export type AssistantState = 'idle' | 'opening' | 'open' | 'declined' | 'missing' | 'failed';

/** The site's assistant: whether there is one, what state it is in, and how to ask it for the first time. */
export function useAssistant() {
  const { chatbotId } = usePublicConfig();
  const [state, setState] = useState<AssistantState>('idle');

  const ask = async () => {
    if (!chatbotId) {
      setState('missing');
      return;
    }
    setState('opening');
    try {
      setState(await openAssistant());
    } catch {
      setState('failed');
    }
  };

  return { configured: Boolean(chatbotId), state, ask };
}
