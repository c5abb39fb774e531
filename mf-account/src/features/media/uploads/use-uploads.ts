import { ApiError } from '@futurelab/platform/api';
import { useQueryClient } from '@futurelab/platform/query';
import { useEffect, useRef, useState } from 'react';
import { refreshMedia } from '../../../queries/admin/media';
import { noteFacts } from './note-facts';
import type { Sending } from './send-file';

export interface FileUpload {
  key: number;
  file: File;
  sent: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** In the library. */
  id?: string;
  problem?: string;
}

const AWAY = 'The connection dropped. What was sent is saved: try again, and it continues from there.';

const problemOf = (error: unknown): string => (error instanceof ApiError && error.explanation) || AWAY;

let lastKey = 0;

/** Files on their way into the library, one after the other. */
export function useUploads() {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<FileUpload[]>([]);
  const [sendingKey, setSendingKey] = useState<number>();
  const sending = useRef<Sending>(undefined);
  const removed = useRef(new Set<number>());
  const change = (key: number, to: Partial<FileUpload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)));

  const end = (key: number, to: Partial<FileUpload>) => {
    change(key, to);
    sending.current = undefined;
    setSendingKey((current) => (current === key ? undefined : current));
  };
  const finish = async (key: number, id: string) => {
    // What is only for display is no reason to fail.
    await noteFacts(id).catch(() => undefined);
    end(key, { state: 'done', id });
    await refreshMedia(client);
  };
  const start = async ({ key, file }: FileUpload) => {
    setSendingKey(key);
    change(key, { state: 'sending', problem: undefined });
    try {
      // Loaded when it is needed.
      const { sendFile } = await import(/* webpackChunkName: "tus" */ './send-file');
      const begun = await sendFile(file, {
        onProgress: (sent) => change(key, { sent }),
        onDone: (id) => void finish(key, id),
        onFailed: (error) => end(key, { state: 'failed', problem: problemOf(error) }),
      });
      if (removed.current.has(key)) await begun.cancel();
      else sending.current = begun;
    } catch (error) {
      end(key, { state: 'failed', problem: problemOf(error) });
    }
  };

  const next = sendingKey === undefined ? uploads.find(({ state }) => state === 'waiting') : undefined;
  useEffect(() => {
    if (next) void start(next);
  });
  // What is left goes on when the same file is chosen again.
  useEffect(() => () => void sending.current?.pause(), []);

  return {
    uploads,
    add: (files: Iterable<File>) =>
      setUploads((all) => [
        ...all,
        ...[...files].map((file): FileUpload => ({ key: (lastKey += 1), file, sent: 0, state: 'waiting' })),
      ]),
    retry: (key: number) => change(key, { state: 'waiting' }),
    /** Stops it if it is on its way, and takes it off the list. */
    remove: async (key: number) => {
      removed.current.add(key);
      setUploads((all) => all.filter((each) => each.key !== key));
      if (key !== sendingKey) return;
      const stopped = sending.current;
      end(key, {});
      await stopped?.cancel().catch(() => undefined);
      await refreshMedia(client);
    },
  };
}
