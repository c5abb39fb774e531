import { apiPagesQuery, type Transport } from '@futurelab/platform/api';
import { randomUUID } from 'node:crypto';
import { paths } from '@futurelab/platform/paths';
import type { PageHeads } from './page-heads';
import { allRows, publicTransport } from './public-api';

/** A page that search engines may know of. */
export interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/** What a list of the api's is about: a page for each of its rows, where a section has one that is for everybody. */
interface Subject {
  route: string;
  pages(api: Transport): Promise<ListedPage[]>;
}

/** As many as one file of a sitemap may name. */
const MAX_PAGES = 50_000;
const query = { limit: 100 };

const SUBJECTS = {
  courses: {
    route: '/courses/:id',
    pages: async (api) =>
      (await allRows(api, MAX_PAGES, apiPagesQuery('/api/courses', { query }))).map(
        ({ slug, title, promise }) => ({
          path: paths.course(slug),
          title,
          description: promise,
        }),
      ),
  },
  events: {
    route: '/events/:id',
    pages: async (api) =>
      [
        ...(await allRows(api, MAX_PAGES, apiPagesQuery('/api/events', { query }))),
        ...(await allRows(
          api,
          MAX_PAGES,
          apiPagesQuery('/api/events', { query: { ...query, when: 'past' } }),
        )),
      ].map(({ slug, title, series, summary }) => ({
        path: paths.event(slug),
        // The dates of a series have one title.
        title: series ? `${title} (${series.label}, ${series.position} of ${series.total})` : title,
        description: summary,
      })),
  },
  groups: {
    route: '/groups/:id',
    pages: async (api) =>
      (await allRows(api, MAX_PAGES, apiPagesQuery('/api/groups', { query }))).map(
        ({ slug, name, about }) => ({
          path: paths.group(slug),
          title: name,
          description: about,
        }),
      ),
  },
  newsletters: {
    route: '/newsletter/:slug',
    pages: async (api) =>
      (await allRows(api, MAX_PAGES, apiPagesQuery('/api/newsletters', { query }))).map(
        ({ slug, subject, preheader }) => ({
          path: paths.newsletterIssue(slug),
          title: subject,
          description: preheader,
        }),
      ),
  },
} satisfies Record<string, Subject>;

export type SubjectName = keyof typeof SUBJECTS;

/** Every page that is for everybody: those the live releases declare, and those that the api's lists lead to. */
export class SiteDirectory {
  constructor(
    private readonly heads: PageHeads,
    private readonly apiUrl: string,
    private readonly publicUrl: string,
  ) {}

  /** Pages that are about no row of a list. Which of them are listed, and as what, they say themselves. */
  async pages(): Promise<ListedPage[]> {
    const declared = (await this.routes()).filter((path) => !/[:*]/.test(path));
    const listed: ListedPage[] = [];
    // One after the other: visitors' pages come first.
    for (const path of new Set(declared)) {
      const head = await this.heads.of(path, { requestId: randomUUID(), clientAddress: '127.0.0.1' });
      if (head?.listed && head.canonical === this.publicUrl + path) listed.push({ path, ...head });
    }
    return listed;
  }

  /** The subjects whose pages visitors may read. */
  async subjects(): Promise<SubjectName[]> {
    const declared = new Set(await this.routes());
    return (Object.keys(SUBJECTS) as SubjectName[]).filter((name) => declared.has(SUBJECTS[name].route));
  }

  async pagesOf(name: SubjectName): Promise<ListedPage[]> {
    return (await SUBJECTS[name].pages(publicTransport(this.apiUrl))).slice(0, MAX_PAGES);
  }

  private async routes(): Promise<string[]> {
    const { releases } = await this.heads.liveSet();
    return releases
      .filter(({ disabled }) => !disabled)
      .flatMap(({ manifest }) => manifest.routes)
      .filter(({ access }) => access === 'public' || access === 'visitor')
      .map(({ path }) => path);
  }
}
