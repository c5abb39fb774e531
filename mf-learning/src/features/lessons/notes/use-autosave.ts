import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@futurelab/platform/api';
import { readStorage, writeStorage } from '@futurelab/platform/storage';

const SAVE_AFTER_MS = 800;

export type AutosaveState = 'unchanged' | 'saving' | 'saved' | 'here' | 'signed-out' | 'refused';

interface AutosaveOptions<Value> {
  /** Where this device keeps what the api does not have yet. */
  key: string;
  /** What the api has; undefined until it is read. */
  stored: { value: Value; updatedAt: string | null } | undefined;
  empty: Value;
  save: (value: Value) => Promise<unknown>;
  /** As `save`, for the moment in which the page is left. */
  leave: (value: Value) => Promise<unknown>;
}

/** Private text that is saved while it is typed. What could not be saved stays on this device and is sent later. */
export function useAutosave<Value extends object>({
  key,
  stored,
  empty,
  save,
  leave,
}: AutosaveOptions<Value>) {
  const [value, setValue] = useState<Value>();
  const [state, setState] = useState<AutosaveState>('unchanged');
  const latest = useRef<Value>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);

  const send = async () => {
    const sent = latest.current;
    clearTimeout(timer.current);
    if (sent === undefined || busy.current) return;
    busy.current = true;
    setState('saving');
    try {
      await save(sent);
      if (latest.current === sent) {
        latest.current = undefined;
        writeStorage('localStorage', key, null);
      }
      setState('saved');
    } catch (error) {
      setState(stateOf(error));
      busy.current = false;
      return;
    }
    busy.current = false;
    if (latest.current !== undefined) void send();
  };

  const change = (part: Partial<Value>) => {
    const next = { ...(value ?? stored?.value ?? empty), ...part };
    setValue(next);
    latest.current = next;
    writeStorage('localStorage', key, JSON.stringify({ value: next, at: Date.now() }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), SAVE_AFTER_MS);
  };

  const begin = useEffectEvent(() => {
    const local = readLocal<Value>(key);
    if (!local || !stored) return;
    // It was written again since, on another device.
    if (local.at < Date.parse(stored.updatedAt ?? '1970-01-01'))
      return writeStorage('localStorage', key, null);
    setValue(local.value);
    latest.current = local.value;
    void send();
  });
  const isRead = stored !== undefined;
  useEffect(() => {
    if (isRead) begin();
  }, [isRead]);

  const flush = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (latest.current !== undefined) leave(latest.current).catch(() => undefined);
  });
  const retry = useEffectEvent(() => void send());
  useEffect(() => {
    const left = () => flush();
    const online = () => retry();
    addEventListener('pagehide', left);
    addEventListener('online', online);
    return () => {
      flush();
      removeEventListener('pagehide', left);
      removeEventListener('online', online);
    };
  }, []);

  return { value: value ?? stored?.value ?? empty, change, state, send: () => void send() };
}

function stateOf(error: unknown): AutosaveState {
  if (!(error instanceof ApiError)) return 'here';
  return error.status === 401 ? 'signed-out' : error.status < 500 ? 'refused' : 'here';
}

function readLocal<Value>(key: string): { value: Value; at: number } | null {
  try {
    return JSON.parse(readStorage('localStorage', key) ?? 'null') as { value: Value; at: number } | null;
  } catch {
    return null;
  }
}
