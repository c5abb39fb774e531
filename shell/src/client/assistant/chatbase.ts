declare global {
  interface Window {
    embeddedChatbotConfig?: { chatbotId: string; domain: string };
    chatbase?: { open?: () => void };
  }
}

let loading: Promise<void> | undefined;

/**
 * Loads the embed script of the assistant, once a page. Rejects, and says so on the console, when it cannot
 * be loaded; the next call then tries again.
 */
export function loadChatbase(chatbotId: string, scriptUrl: string): Promise<void> {
  loading ??= appendScript(chatbotId, scriptUrl).catch((error: unknown) => {
    loading = undefined;
    console.error('Failed to load ChatBase script');
    throw error;
  });
  return loading;
}

/** Opens the assistant's own window, where the embed offers that; else its button is on the page by now. */
export const openChatbase = (): void => window.chatbase?.open?.();

function appendScript(chatbotId: string, url: string): Promise<void> {
  const domain = new URL(url, location.href).hostname;
  window.embeddedChatbotConfig = { chatbotId, domain };
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.id = chatbotId;
    script.setAttribute('chatbotId', chatbotId);
    script.setAttribute('domain', domain);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} did not load`));
    };
    document.body.append(script);
  });
}
