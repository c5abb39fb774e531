import { ApiError } from '@futurelab/platform/api';
import { useEffect, useRef, useState } from 'react';
import { removeMessageFile, uploadMessageFile, type MessageFile } from '../../../queries/message-files';

/** As the api has it. */
const MAX_FILES = 5;
const MAX_BYTES = 10 * 1024 * 1024;

/** A file that is on its way, or was refused. */
export interface PendingFile {
  key: string;
  file: File;
  error: string | null;
  /** It may arrive when it is sent again. */
  canRetry: boolean;
}

export interface Attachments {
  files: readonly MessageFile[];
  pending: readonly PendingFile[];
  isUploading: boolean;
  add: (files: readonly File[]) => void;
  retry: (pending: PendingFile) => void;
  dismiss: (key: string) => void;
  remove: (id: string) => void;
}

/** The files of a message that is being written: each is brought as soon as it is chosen. */
export function useAttachments(
  files: readonly MessageFile[],
  onChange: (files: MessageFile[]) => void,
): Attachments {
  const [pending, setPending] = useState<PendingFile[]>([]);
  // Several arrive between two renderings.
  const latest = useRef({ files, onChange, isHere: true });
  useEffect(() => {
    latest.current = { files, onChange, isHere: true };
    return () => void (latest.current.isHere = false);
  });

  const setFiles = (next: MessageFile[]) => {
    latest.current.files = next;
    latest.current.onChange(next);
  };
  const dismiss = (key: string) => setPending((before) => before.filter((each) => each.key !== key));
  const upload = async (key: string, file: File) => {
    try {
      const brought = await uploadMessageFile(file);
      if (latest.current.isHere) setFiles([...latest.current.files, brought]);
      dismiss(key);
    } catch (error) {
      const refusal = error instanceof ApiError && error.status < 500 ? error.explanation : undefined;
      const failed = {
        error: refusal ?? 'Couldn’t upload this file. Check your connection and try again.',
        canRetry: refusal === undefined || (error as ApiError).status === 429,
      };
      setPending((before) => before.map((each) => (each.key === key ? { ...each, ...failed } : each)));
    }
  };

  return {
    files,
    pending,
    isUploading: pending.some(({ error }) => error === null),
    add: (chosen) => {
      let room = MAX_FILES - files.length - pending.filter(({ error }) => error === null).length;
      const added = chosen.map((file): PendingFile => {
        const error = refusalOf(file, room);
        if (error === null) room -= 1;
        return { key: crypto.getRandomValues(new Uint32Array(2)).join('-'), file, error, canRetry: false };
      });
      // What was refused before has been read.
      setPending((before) => [...before.filter(({ error }) => error === null), ...added]);
      for (const { key, file, error } of added) if (error === null) void upload(key, file);
    },
    retry: ({ key, file }) => {
      setPending((before) => before.map((each) => (each.key === key ? { ...each, error: null } : each)));
      void upload(key, file);
    },
    dismiss,
    remove: (id) => {
      setFiles(latest.current.files.filter((file) => file.id !== id));
      // What is left is removed in the night.
      removeMessageFile(id).catch(() => undefined);
    },
  };
}

function refusalOf({ size }: File, room: number): string | null {
  if (room <= 0) return `A message can have up to ${MAX_FILES} files.`;
  if (size > MAX_BYTES) return 'This file is larger than 10 MB. Choose a smaller one, or add a link.';
  return null;
}
