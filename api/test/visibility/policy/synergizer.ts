import { type Community, MARKERS } from '../community.js';
import { ALL_BUT_BLOCKED, COMMUNITY, NOBODY, STAFF_AND_HERSELF } from '../viewers.js';
import { NAME, row, type Surface } from './surface.js';

const project = ({ projects }: Community) => `/api/projects/${projects.open}`;
const returned = ({ projects }: Community) => `/api/projects/${projects.returned}`;
const hidden = ({ projects }: Community) => `/api/projects/${projects.hidden}`;
const exchange = ({ exchange: id }: Community) => `/api/exchanges/${id}`;

export const synergizer: Surface[] = [
  row(
    'the title of her project in the list',
    '/api/projects',
    `Hooding: ${MARKERS.project}`,
    ALL_BUT_BLOCKED,
  ),
  row('what her project is for, in the list', '/api/projects', `For ${MARKERS.project}`, COMMUNITY),
  row('her name in the list of projects', '/api/projects', NAME, COMMUNITY),
  row('the page of her project', project, `Hooding: ${MARKERS.project}`, ALL_BUT_BLOCKED),
  row('what her project is for', project, `For ${MARKERS.project}`, COMMUNITY),
  row('her name on the page of her project', project, NAME, COMMUNITY),
  row('her proposal that was returned', returned, MARKERS.returned, STAFF_AND_HERSELF),
  row('her returned proposal in the list', '/api/projects', MARKERS.returned, STAFF_AND_HERSELF),
  row('her hidden project', hidden, MARKERS.concealed, STAFF_AND_HERSELF),
  row('her hidden project in the list', '/api/projects', MARKERS.concealed, STAFF_AND_HERSELF),
  row('her hidden project in the search', `/api/search?q=${MARKERS.concealed}`, MARKERS.concealed, NOBODY),
  row(
    'the title of her project in the search',
    `/api/search?q=${MARKERS.project}`,
    `Hooding: ${MARKERS.project}`,
    ALL_BUT_BLOCKED,
  ),
  row(
    'what her project is for, in the search',
    `/api/search?q=${MARKERS.project}`,
    `For ${MARKERS.project}`,
    COMMUNITY,
  ),
  row('her returned proposal in the search', `/api/search?q=${MARKERS.returned}`, MARKERS.returned, NOBODY),
  row(
    'the title of her exchange in the list',
    '/api/exchanges',
    `Hooding: ${MARKERS.exchange}`,
    ALL_BUT_BLOCKED,
  ),
  row('what her exchange is about, in the list', '/api/exchanges', `About ${MARKERS.exchange}`, COMMUNITY),
  row(
    'the title of her exchange in the search',
    `/api/search?q=${MARKERS.exchange}`,
    `Hooding: ${MARKERS.exchange}`,
    ALL_BUT_BLOCKED,
  ),
  row(
    'what her exchange is about, in the search',
    `/api/search?q=${MARKERS.exchange}`,
    `About ${MARKERS.exchange}`,
    COMMUNITY,
  ),
  row('what her exchange is about', exchange, `About ${MARKERS.exchange}`, COMMUNITY),
  row('her name on the page of her exchange', exchange, NAME, COMMUNITY),
];
