import type { Member } from '../../core/access/member.js';
import type { Statement } from '../../core/database/database.js';
import { jsonArray, jsonObject, Parameters } from '../../core/database/json.sql.js';
import type { AdministrationArea, AdministrationOverview, AttentionItem } from './administration.dto.js';
import type { StartChecklist } from '../start-checklist/start-checklist.dto.js';
import { type Area, AREAS, areasFor, kindsFor } from './areas.js';
import { waiting } from './attention.queries.js';

const MOST_ITEMS = 50;

const counted = ({ counts, countsEach }: Area) =>
  counts.length === 0
    ? 'NULL'
    : `(SELECT ${countsEach ? 'coalesce(sum(w.count), 0)' : 'count(*)'} FROM waiting w
        WHERE w.kind IN (${counts.map((kind) => `'${kind}'`).join()}))`;

/** What there is for the viewer, in one statement whatever waits. */
export function administrationOverview(viewer: Member, setup: StartChecklist | null): Statement {
  const parameters = new Parameters();
  const areas = areasFor(viewer);
  const listed = areas.map((key) =>
    jsonObject<AdministrationArea>({ key: `'${key}'`, count: counted(AREAS[key]) }),
  );
  const overview = jsonObject<AdministrationOverview>({
    areas: `json_build_array(${listed.join(', ')})`,
    attention: jsonArray(
      jsonObject<AttentionItem>({
        kind: 'w.kind',
        id: 'w.id',
        title: 'w.title',
        who: 'w.who',
        count: 'w.count',
        since: 'iso_instant(w.since)',
        href: 'w.href',
      }),
      `FROM waiting w ORDER BY w.since, w.kind, w.id LIMIT ${MOST_ITEMS}`,
    ),
    attentionCount: '(SELECT count(*) FROM waiting)',
    setup: `${parameters.add(setup && JSON.stringify(setup))}::json`,
  });
  return {
    text: `WITH waiting AS MATERIALIZED (${waiting(kindsFor(viewer), viewer, parameters)}) SELECT ${overview}::text AS json`,
    values: parameters.values,
  };
}
