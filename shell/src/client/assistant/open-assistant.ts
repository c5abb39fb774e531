import { assistantConsent, type AssistantOutcome } from '@futurelab/platform/session';
import { loadChatbase, openChatbase } from './chatbase';
import { askForConsent } from './consent-request';

export interface AssistantSettings {
  chatbotId: string;
  scriptUrl: string;
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
