import { write } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

/** Brings a picture to the server, which draws it anew in three widths. */
export const uploadMutation = mutationOptions({
  mutationFn: (file: File) => {
    const body = new FormData();
    body.set('file', file);
    return write('POST', '/api/uploads', { body });
  },
});
