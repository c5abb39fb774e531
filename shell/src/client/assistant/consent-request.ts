/** Who is waiting for an answer to whether the assistant may be loaded; null: nobody asks. */
export type ConsentRequest = ((mayLoad: boolean) => void) | null;

let request: ConsentRequest = null;
const listeners = new Set<() => void>();

const put = (next: ConsentRequest): void => {
  request = next;
  listeners.forEach((listener) => listener());
};

export const currentRequest = (): ConsentRequest => request;

export function onRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks in a dialog; resolves to what they answered. A second question takes the place of the first. */
export function askForConsent(): Promise<boolean> {
  request?.(false);
  return new Promise((resolve) =>
    put((mayLoad) => {
      put(null);
      resolve(mayLoad);
    }),
  );
}
