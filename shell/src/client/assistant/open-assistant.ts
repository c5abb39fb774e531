import { assistantConsent, type AssistantOutcome } from '@futurelab/platform/session';
import { create } from 'zustand';
import { loadChatbase, openChatbase } from './chatbase';

export interface AssistantSettings {
  chatbotId: string;
  scriptUrl: string;
}

/** Whether the dialog asks for consent: `answer` takes what was answered. */
export const useConsentRequest = create<{ answer: ((mayLoad: boolean) => void) | null }>(() => ({
  answer: null,
}));

/** Asks in a dialog. A second question takes the place of the first. */
function askForConsent(): Promise<boolean> {
  useConsentRequest.getState().answer?.(false);
  return new Promise((resolve) => {
    const answer = (mayLoad: boolean) => {
      useConsentRequest.setState({ answer: null });
      resolve(mayLoad);
    };
    useConsentRequest.setState({ answer });
  });
}

/** Asks if need be, loads and opens the assistant. Rejects when its script did not load. */
export async function openAssistant({ chatbotId, scriptUrl }: AssistantSettings): Promise<AssistantOutcome> {
  if (!assistantConsent.isGiven()) {
    if (!(await askForConsent())) return 'declined';
    assistantConsent.give();
  }
  await loadChatbase(chatbotId, scriptUrl);
  openChatbase();
  return 'open';
}
