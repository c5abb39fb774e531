type Listener = (topic: string) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with what the api says is happening at this moment, such as `typing:{conversation}:{member}`, until it is stopped. */
export function onSignal(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function emitSignal(topic: string): void {
  for (const listener of listeners) listener(topic);
}
