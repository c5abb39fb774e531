import { eventDetails } from '../../api/dist/events/events.queries.js';

const { text } = eventDetails('id', []);
const SEVERAL = /FROM unnest\(.*?JOIN events e ON e\.id = v\.ref/s;

// The api answers many questions with one statement. Whoever has a single one would ask more simply, and PostgreSQL
// answers that four times as fast: the bare server gets the simple form.
const single = `${text
  .replace(SEVERAL, 'FROM events e')
  .replaceAll('v.viewer', '$2::uuid')
  .replace('v.n::integer - 1 AS index', '0 AS index')} WHERE e.id = $1::uuid`;
if (!SEVERAL.test(text) || /\bv\./.test(single))
  throw new Error('The statement of one event has changed: adapt one-event.mjs');

/** One event for a visitor, as a named statement. */
export const oneEvent = (id) => ({ name: 'bare.event', text: single, values: [id, null] });
