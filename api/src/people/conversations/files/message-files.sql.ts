import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import type { MessageFileItem } from './message-files.dto.js';

const from = (message: string) =>
  `FROM message_files mf WHERE mf.message_id = ${message} ORDER BY mf.position`;

export const filesOf = (message: string) =>
  jsonArray(
    jsonObject<MessageFileItem>({ id: 'mf.id', name: 'mf.file_name', size: 'mf.file_size' }),
    from(message),
  );

export const fileNamesOf = (message: string) => jsonArray<string>('mf.file_name', from(message));
