import { ApiError } from '@futurelab/platform/api';
import { useQueryClient } from '@futurelab/platform/query';
import { useEffect, useRef, useState } from 'react';
import { refreshMedia } from '../../../queries/admin/media';
import { noteFacts } from './note-facts';
import type { Sending } from './send-file';

export interface FileUpload {
  /** On this page. */
  localId: number;
  file: File;
  sent: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** In the library. */
  id?: string;
  problem?: string;
}

const AWAY = 'The connection dropped. What was sent is saved: try again, and it continues from there.';

const problemOf = (error: unknown): string => (error instanceof ApiError && error.explanation) || AWAY;

let lastId = 0;

/** Files on their way into the library, one after the other. */
export function useUploads() {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<FileUpload[]>([]);
  const [sendingId, setSendingId] = useState<number>();
  const sending = useRef<Sending>(undefined);
  const removed = useRef(new Set<number>());
  const change = (localId: number, to: Partial<FileUpload>) =>
    setUploads((all) => all.map((each) => (each.localId === localId ? { ...each, ...to } : each)));

  const end = (localId: number, to: Partial<FileUpload>) => {
    change(localId, to);
    sending.current = undefined;
    setSendingId((current) => (current === localId ? undefined : current));
  };
  const finish = async (localId: number, id: string) => {
    // What is only for display is no reason to fail.
    await noteFacts(id).catch(() => undefined);
    end(localId, { state: 'done', id });
    await refreshMedia(client);
  };
  const start = async ({ localId, file }: FileUpload) => {
    setSendingId(localId);
    change(localId, { state: 'sending', problem: undefined });
    try {
      // Loaded when it is needed.
      const { sendFile } = await import(/* webpackChunkName: "tus" */ './send-file');
      const begun = await sendFile(file, {
        onProgress: (sent) => change(localId, { sent }),
        onDone: (id) => void finish(localId, id),
        onFailed: (error) => end(localId, { state: 'failed', problem: problemOf(error) }),
      });
      if (removed.current.has(localId)) await begun.cancel();
      else sending.current = begun;
    } catch (error) {
      end(localId, { state: 'failed', problem: problemOf(error) });
    }
  };

  const next = sendingId === undefined ? uploads.find(({ state }) => state === 'waiting') : undefined;
  useEffect(() => {
    if (next) void start(next);
  });
  // What is left goes on when the same file is chosen again.
  useEffect(() => () => void sending.current?.pause(), []);

  return {
    uploads,
    add: (files: Iterable<File>) => {
      const added = [...files].map((file): FileUpload => ({
        localId: (lastId += 1),
        file,
        sent: 0,
        state: 'waiting',
      }));
      setUploads((all) => [...all, ...added]);
    },
    retry: (localId: number) => change(localId, { state: 'waiting' }),
    /** Stops it if it is on its way, and takes it off the list. */
    remove: async (localId: number) => {
      removed.current.add(localId);
      setUploads((all) => all.filter((each) => each.localId !== localId));
      if (localId !== sendingId) return;
      const stopped = sending.current;
      end(localId, {});
      await stopped?.cancel().catch(() => undefined);
      await refreshMedia(client);
    },
  };
}
