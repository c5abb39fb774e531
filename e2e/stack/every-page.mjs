/**
 * @typedef {(path: string) => Promise<string>} Read the text that the site answers with
 * @typedef {'public' | 'visitor' | 'member' | 'moderator' | 'admin'} Access
 * @typedef {{ path: string, page: string, title: string, access: Access }} DeclaredRoute
 * @typedef {{ app: string, release: string, folder: string, entry: string, routes: DeclaredRoute[] }} LiveRelease
 * @typedef {{ app: string, pattern: string, path: string, access: Access }} SitePage the section, the pattern it declares, an address that fits it
 */

/**
 * What a document tells its own scripts: the live releases and their routes.
 * @param {Read} read
 * @returns {Promise<LiveRelease[]>}
 */
export async function liveReleases(read, path = '/') {
  const html = await read(path);
  const json = /<script type="application\/json" id="futurelab">(.*?)<\/script>/s.exec(html)?.[1];
  if (!json) throw new Error(`${path} carries no page data`);
  return JSON.parse(json).remotes;
}

/**
 * One address for each route that the live releases declare.
 * @param {Read} read
 * @returns {Promise<SitePage[]>}
 */
export async function everyPage(read) {
  const releases = await liveReleases(read);
  const examples = await exampleIds(read);
  const pages = releases.flatMap(({ app, routes }) =>
    routes
      .map(({ path, access }) => ({ app, pattern: path, path: fill(path, examples), access }))
      // Only a member who is notified of one knows its address.
      .filter(({ path }) => !path.startsWith('/certificates/') || !path.endsWith(NONE)),
  );
  return [...new Map(pages.map((page) => [`${page.path} ${page.access}`, page])).values()];
}

/**
 * Addresses that fit a route and name nothing that exists, and one that fits none.
 * @param {Read} read
 * @param {{ perSection?: number }} [options] how many routes of each section
 * @returns {Promise<string[]>}
 */
export async function missingPages(read, { perSection = Infinity } = {}) {
  const releases = await liveReleases(read);
  const unfit = releases.flatMap(({ routes }) =>
    routes
      .filter(({ path }) => path.includes(':'))
      .slice(0, perSection)
      .map(({ path }) => fill(path, {})),
  );
  return [...new Set(['/no/such/page', ...unfit])];
}

const NONE = 'there-is-none';

/**
 * What stands for the parameters of a pattern, by the segment before them.
 * @param {Read} read
 * @returns {Promise<Record<string, string>>}
 */
async function exampleIds(read) {
  const first = async (/** @type {string} */ path, field = 'slug') => {
    const rows = JSON.parse(await read(path));
    // Not a list: it is for members.
    return String((Array.isArray(rows) && rows[0]?.[field]) || NONE);
  };
  const { course, lesson, lessonId } = await lessonToRead(read);
  return {
    courses: course,
    learn: course,
    'learning-paths': 'ai-mastery',
    lesson,
    lessons: lessonId,
    preview: lessonId,
    newsletter: await first('/api/newsletters'),
    pages: 'about',
    ':kind': 'tarnwick-hospitals',
    content: 'partner',
    newsletters: await first('/api/admin/newsletters', 'id'),
    events: await first('/api/events'),
    groups: await first('/api/groups'),
    discussions: await first('/api/posts'),
    profile: 'maya',
    members: 'maya',
    messages: await first('/api/conversations', 'id'),
    project: await first('/api/projects?stage=running'),
    exchange: await first('/api/exchanges'),
    certificates: await first('/api/my/certificates', 'id'),
    checkout: 'pro',
  };
}

/**
 * A lesson of text that is open to everybody; the budgets of pages are not those of films.
 * @param {Read} read
 */
async function lessonToRead(read) {
  /** @type {{ slug: string }[]} */
  const courses = JSON.parse(await read('/api/courses'));
  for (const { slug: course } of courses) {
    /** @type {{ modules: { lessons: { id: string, slug: string, kind: string, isPreview: boolean }[] }[] }} */
    const { modules } = JSON.parse(await read(`/api/courses/${course}`));
    const lesson = modules
      .flatMap(({ lessons }) => lessons)
      .find(({ isPreview, kind }) => isPreview && kind === 'text');
    if (lesson) return { course, lesson: lesson.slug, lessonId: lesson.id };
  }
  return { course: courses[0]?.slug ?? NONE, lesson: NONE, lessonId: NONE };
}

/**
 * @param {string} pattern
 * @param {Record<string, string>} examples
 */
function fill(pattern, examples) {
  const segments = pattern.split('/');
  return segments
    .map((segment, index) =>
      segment.startsWith(':') ? (examples[segments[index - 1] ?? ''] ?? NONE) : segment,
    )
    .join('/');
}
