import { useRef, useState } from 'react';
import { usePublicConfig } from '@futurelab/platform/session';
import { loadChatbase, openChatbase } from './chatbase';

/** `missing`: a question was asked, and no assistant is configured to answer it. */
export type AssistantState = 'idle' | 'opening' | 'open' | 'missing' | 'failed';

/** The embedded assistant: whether there is one, what state it is in, and how to ask it for the first time. */
export function useAssistant() {
  const { chatbotId, chatbotScriptUrl } = usePublicConfig();
  const [state, setState] = useState<AssistantState>('idle');
  const complained = useRef(false);

  const ask = async () => {
    if (!chatbotId) {
      if (!complained.current) console.error('ChatBase chatbotId is required');
      complained.current = true;
      setState('missing');
      return;
    }
    setState('opening');
    try {
      await loadChatbase(chatbotId, chatbotScriptUrl);
      openChatbase();
      setState('open');
    } catch {
      setState('failed');
    }
  };

  return { configured: Boolean(chatbotId), state, ask };
}
