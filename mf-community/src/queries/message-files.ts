import { write, type Schema } from '@futurelab/platform/api';

export type MessageFile = Schema<'MessageFileItem'>;

/** Brings a file to the server, for a message that is sent later. */
export const uploadMessageFile = (file: File): Promise<MessageFile> => {
  const body = new FormData();
  body.set('file', file);
  return write('POST', '/api/message-files', { body });
};

/** Of what was not sent. */
export const removeMessageFile = (id: string) => write('DELETE', '/api/message-files/{id}', { path: { id } });
