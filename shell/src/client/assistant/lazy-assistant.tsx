import { provideAssistant, usePublicConfig, useSite } from '@futurelab/platform/session';
import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../when-idle';
import type { AssistantSettings } from './open-assistant';

const load = () => import(/* webpackChunkName: "assistant" */ './assistant');

/** Where an assistant is configured, the way to it: after the page is at rest, or with the first question. */
export function LazyAssistant() {
  const { chatbotId, chatbotScriptUrl: scriptUrl } = usePublicConfig();
  const { offersAssistant } = useSite();
  const [Assistant, setAssistant] = useState<ComponentType<AssistantSettings> | null>(null);

  useEffect(() => {
    if (!offersAssistant) return;
    if (!chatbotId || !scriptUrl) {
      console.error('ChatBase chatbotId is required');
      return;
    }
    const show = async () => {
      const loaded = await load();
      setAssistant(() => loaded.Assistant);
      return loaded;
    };
    whenIdle(() => void show().catch(() => undefined));
    return provideAssistant(async () => (await show()).openAssistant({ chatbotId, scriptUrl }));
  }, [chatbotId, scriptUrl, offersAssistant]);

  return Assistant && chatbotId && scriptUrl ? (
    <Assistant chatbotId={chatbotId} scriptUrl={scriptUrl} />
  ) : null;
}
