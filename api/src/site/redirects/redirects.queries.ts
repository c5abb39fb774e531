import type { Statement } from '../../core/database/database.js';
import { jsonArray, type JsonFields, jsonObject, jsonWhen } from '../../core/database/json.sql.js';
import { authorSummary } from '../../identity/users/person.sql.js';
import type { PublicRedirect, RedirectEntry } from './redirects.dto.js';

const PUBLIC: JsonFields<PublicRedirect> = {
  from: 'r.source',
  to: 'r.target',
  isPermanent: 'r.is_permanent',
};

const ENTRY: JsonFields<RedirectEntry> = {
  ...PUBLIC,
  id: 'r.id',
  setAt: 'iso_instant(r.set_at)',
  setBy: jsonWhen('u.id IS NOT NULL', authorSummary('u')),
};

const SOURCE = 'FROM redirects r LEFT JOIN users u ON u.id = r.set_by_id';

export const publicRedirects = (): Statement => ({
  name: 'redirects.public',
  text: `SELECT ${jsonArray(jsonObject<PublicRedirect>(PUBLIC), 'FROM redirects r ORDER BY r.source')}::text AS json`,
});

export const redirectEntries = (): Statement => ({
  text: `SELECT ${jsonArray(jsonObject<RedirectEntry>(ENTRY), `${SOURCE} ORDER BY r.source`)}::text AS json`,
});

export const redirectEntry = (id: string): Statement => ({
  text: `SELECT ${jsonObject<RedirectEntry>(ENTRY)}::text AS json ${SOURCE} WHERE r.id = $1`,
  values: [id],
});
