import { write, type Schema } from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type GroupResource = Schema<'GroupResourceItem'>;
export type GroupLevel = Schema<'GroupNotifications'>['level'];

export const groupLinkMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: Schema<'NewGroupLink'>) =>
      write('POST', '/api/groups/{id}/links', { path: { id }, body }),
    onSuccess: (_data, _link, _before, { client }) => client.invalidateQueries(),
  });

export const groupFileMutation = (id: string) =>
  mutationOptions({
    mutationFn: ({ title, file }: { title: string; file: File }) => {
      const body = new FormData();
      body.set('title', title);
      body.set('file', file);
      return write('POST', '/api/groups/{id}/files', { path: { id }, body });
    },
    onSuccess: (_data, _file, _before, { client }) => client.invalidateQueries(),
  });

export const resourceRemovalMutation = (id: string) =>
  mutationOptions({
    mutationFn: (resourceId: string) =>
      write('DELETE', '/api/groups/{id}/resources/{resourceId}', { path: { id, resourceId } }),
    onSuccess: (_data, _id, _before, { client }) => client.invalidateQueries(),
  });

/** What the member hears of a group they are in. */
export const groupLevelMutation = (id: string) =>
  mutationOptions({
    mutationFn: (level: GroupLevel) =>
      write('PUT', '/api/groups/{id}/membership/notifications', { path: { id }, body: { level } }),
    onSuccess: (_data, _level, _before, { client }) => client.invalidateQueries(),
  });
