import { randomUUID } from 'node:crypto';
import { paths } from '@futurelab/platform/paths';
import type { PageHeads } from './page-heads';

/** A page that search engines may know of. */
export interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/** What a list of the api's is about: a page for each of its rows, where a section has one that is for everybody. */
interface Subject {
  route: string;
  lists: string[];
  page(row: Row): ListedPage;
}

interface Row {
  slug: string;
  title?: string;
  name?: string;
  promise?: string;
  summary?: string;
  about?: string;
}

export const SUBJECTS = {
  courses: {
    route: '/courses/:id',
    lists: ['/api/courses?limit=100'],
    page: ({ slug, title = '', promise = '' }) => ({ path: paths.course(slug), title, description: promise }),
  },
  events: {
    route: '/events/:id',
    lists: ['/api/events?limit=100', '/api/events?when=past&limit=100'],
    page: ({ slug, title = '', summary = '' }) => ({ path: paths.event(slug), title, description: summary }),
  },
  groups: {
    route: '/groups/:id',
    lists: ['/api/groups?limit=100'],
    page: ({ slug, name = '', about = '' }) => ({ path: paths.group(slug), title: name, description: about }),
  },
} satisfies Record<string, Subject>;

export type SubjectName = keyof typeof SUBJECTS;

/** As many as one file of a sitemap may name. */
const MOST = 50_000;
const TIMEOUT_MS = 4_500;

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
    const { lists, page }: Subject = SUBJECTS[name];
    const rows: Row[] = [];
    for (const list of lists) {
      for (let next: string | undefined = list; next && rows.length < MOST;) {
        const answer: Response = await fetch(this.apiUrl + next, { signal: AbortSignal.timeout(TIMEOUT_MS) });
        if (!answer.ok) throw new Error(`${next} answered ${answer.status}`);
        rows.push(...((await answer.json()) as Row[]));
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
      }
    }
    return rows.slice(0, MOST).map(page);
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
