import { ApiError, apiPagesQuery, apiQuery, write, type Schema } from '@futurelab/platform/api';
import { mutationOptions, replaceQueryData, type QueryClient } from '@futurelab/platform/query';
import { choiceIn } from '../../shared/model/list-filters';

export type ContentKind = Schema<'ContentSummary'>['kind'];
export type ContentSummary = Schema<'ContentSummary'>;
export type ContentDetail = Schema<'ContentDetail'>;
export type ContentVersion = Schema<'PublishedVersionSummary'>;

/** What is written of a piece of content. */
export interface ContentDocument {
  title: string;
  body: string;
  data: Record<string, unknown>;
}

/** A field of a form, as JSON Schema. */
export interface FieldSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer';
  control?: 'line' | 'text' | 'markdown' | 'path' | 'recording' | 'picture' | 'date';
  format?: string;
  enum?: string[];
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  /** A field that is not there for this page. */
  not?: object;
}

/** Stands in an address for what has no name yet. */
export const NEW_CONTENT = 'new';

const ENTRY_KINDS = ['partner', 'testimonial', 'episode'] as const;

/** What an address names; pages have a list of their own. */
export const entryKind = (name: string | undefined): ContentKind | undefined =>
  ENTRY_KINDS.find((kind) => kind === name);

export const CONTENT_STATES = {
  published: 'Published',
  draft: 'With a draft',
  hidden: 'Not published',
} as const;

/** What there is of a kind, narrowed by an address. */
export const contentListQuery = (kind: ContentKind, params: URLSearchParams) =>
  apiPagesQuery('/api/content', {
    query: { kind, state: choiceIn(params, 'state', CONTENT_STATES), limit: 50 },
  });

interface ContentName {
  kind: ContentKind;
  slug: string;
}

export const contentQuery = (name: ContentName) =>
  apiQuery('/api/content/{kind}/{slug}/draft', { path: { ...name } });

export const contentFormQuery = (name: ContentName) => ({
  ...apiQuery('/api/content/{kind}/{slug}/form', { path: { ...name } }),
  select: ({ hasBody, schema }: Schema<'ContentForm'>) => ({ hasBody, schema: schema as FieldSchema }),
});

export const contentPreviewQuery = (slug: string) =>
  apiQuery('/api/content/page/{slug}/preview', { path: { slug } });

export const contentVersionsQuery = (name: ContentName) =>
  apiPagesQuery('/api/content/{kind}/{slug}/versions', { path: { ...name }, query: { limit: 20 } });

export const contentVersionQuery = (name: ContentName, number: number) =>
  apiQuery('/api/content/{kind}/{slug}/versions/{number}', { path: { ...name, number: String(number) } });

export const isStaleContent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'stale_content';

/** The lists are read again, and the versions. */
const refreshLists = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/content(\?|$)|\/versions(\?|$)/.test(String(path)),
  });

const show = (client: QueryClient, detail: ContentDetail): void => {
  replaceQueryData(client, contentQuery({ kind: detail.kind, slug: detail.slug }).queryKey, detail);
  void refreshLists(client);
};

/** What someone else saved first is read. */
const readAgain = (client: QueryClient, error: unknown, name: ContentName) =>
  isStaleContent(error) ? client.invalidateQueries({ queryKey: contentQuery(name).queryKey }) : undefined;

/** An act that answers with what there is after it. */
const act = <Variables>(name: ContentName, mutationFn: (variables: Variables) => Promise<ContentDetail>) =>
  mutationOptions({
    mutationFn,
    onSuccess: (detail, _variables, _before, { client }) => show(client, detail),
    onError: (error, _variables, _before, { client }) => readAgain(client, error, name),
  });

interface ContentWriting extends ContentDocument {
  slug: string;
  /** The one that was read; 0 for what is new. */
  version: number;
  position: number;
}

export const contentWriting = (kind: ContentKind) =>
  mutationOptions({
    mutationFn: ({ slug, ...body }: ContentWriting) =>
      write('PUT', '/api/content/{kind}/{slug}/draft', {
        path: { kind, slug },
        body: body as Schema<'ContentDraft'>,
      }),
    onSuccess: (detail, _body, _before, { client }) => show(client, detail),
    onError: (error, { slug }, _before, { client }) => readAgain(client, error, { kind, slug }),
  });

/** Takes all that are listed, in their new order. */
export const contentOrdering = (kind: ContentKind) =>
  mutationOptions({
    mutationFn: (slugs: string[]) =>
      write('PUT', '/api/content/{kind}/order', { path: { kind }, body: { slugs } }),
    onSettled: (_data, _error, _slugs, _before, { client }) => refreshLists(client),
  });

export type LegalChange = Schema<'LegalChangeBody'>;

/** Takes the version that was read, and of a legal text what changes with it. */
export const contentPublication = (name: ContentName) =>
  act(name, (body: Schema<'ContentPublication'>) =>
    write('PUT', '/api/content/{kind}/{slug}/publication', { path: { ...name }, body }),
  );

export const contentRestoration = (name: ContentName, number: number) =>
  act(name, (version: number) =>
    write('POST', '/api/content/{kind}/{slug}/versions/{number}/restoration', {
      path: { ...name, number: String(number) },
      body: { version },
    }),
  );

/** Takes the reason. */
export const contentHiding = (name: ContentName, version: number) =>
  act(name, (reason: string) =>
    write('DELETE', '/api/content/{kind}/{slug}/publication', {
      path: { ...name },
      query: { version },
      body: { reason },
    }),
  );

/** Discards the draft of what is published. Takes the version that was read. */
export const draftDiscarding = (name: ContentName) => {
  const { queryKey } = contentQuery(name);
  return mutationOptions({
    mutationFn: (version: number) =>
      write('DELETE', '/api/content/{kind}/{slug}/draft', { path: { ...name }, query: { version } }),
    onSuccess: async (_data, _version, _before, { client }) => {
      await client.invalidateQueries({ queryKey });
      void refreshLists(client);
    },
  });
};

/** Takes the reason. */
export const contentDeletion = (name: ContentName, version: number) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      write('DELETE', '/api/content/{kind}/{slug}', {
        path: { ...name },
        query: { version },
        body: { reason },
      }),
    onSuccess: (_data, _reason, _before, { client }) => {
      client.removeQueries({ queryKey: contentQuery(name).queryKey });
      void refreshLists(client);
    },
  });
