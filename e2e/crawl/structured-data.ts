type Node = Record<string, unknown>;

/** What search engines ask of each kind of thing we describe, beyond what it is. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Person: ['name'],
  Book: [],
  Offer: ['category|price'],
  Article: ['headline', 'datePublished', 'publisher'],
  PodcastSeries: ['name', 'description', 'url'],
  PodcastEpisode: ['name', 'url', 'partOfSeries'],
  AudioObject: ['contentUrl'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  Event: ['name', 'startDate', 'location', 'eventAttendanceMode', 'eventStatus'],
  VirtualLocation: ['url'],
  Place: ['name', 'address'],
};

/** Properties whose values are addresses, which have to be whole. */
const ADDRESSES = new Set(['url', 'item', 'logo', '@id', 'urlTemplate', 'contentUrl', 'webFeed']);
const DATES = new Set(['startDate', 'endDate', 'datePublished']);

/** What is wrong with one JSON-LD block; `kind` is what it describes. */
export function checkStructuredData(text: string): { kind: string; problems: string[] } {
  let root: Node;
  try {
    root = JSON.parse(text) as Node;
  } catch (error) {
    return { kind: 'nothing', problems: [`is not JSON: ${String(error)}`] };
  }
  const problems = root['@context'] === 'https://schema.org' ? [] : ['names no schema.org context'];
  return { kind: String(root['@type']), problems: [...problems, ...check(root, String(root['@type']))] };
}

function check(node: Node, where: string): string[] {
  const type = node['@type'];
  const keys = Object.keys(node);
  // A reference to something described elsewhere.
  if (type === undefined && keys.length === 1 && keys[0] === '@id')
    return checkValue('@id', node['@id'], where);
  const required = REQUIRED[String(type)];
  if (!required) return [`${where} is of an unknown kind: ${String(type)}`];
  const missing = required.filter((names) => !names.split('|').some((name) => isFull(node[name])));
  return [
    ...missing.map((name) => `${where} has no ${name}`),
    ...keys.flatMap((key) =>
      [node[key]].flat().flatMap((value) => checkValue(key, value, `${where}.${key}`)),
    ),
  ];
}

const isFull = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function checkValue(key: string, value: unknown, where: string): string[] {
  if (value !== null && typeof value === 'object') return check(value as Node, where);
  if (value === null || value === '') return [`${where} is empty`];
  if (ADDRESSES.has(key) && !/^https?:\/\/[^/]+\//.test(`${String(value)}/`))
    return [`${where} is not an address`];
  if (DATES.has(key) && Number.isNaN(Date.parse(String(value)))) return [`${where} is not a date`];
  return [];
}
