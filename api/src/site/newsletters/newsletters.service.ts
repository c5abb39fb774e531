import { Inject, Injectable } from '@nestjs/common';
import type { Member } from '../../core/access/member.js';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { NotFoundError } from '../../core/errors/errors.js';
import type { MailTheme } from '../../core/mail/html/mail-frame.js';
import { MailService } from '../../core/mail/mail.service.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor } from '../../core/paging/paging.js';
import { firstFreeSlug, slugify } from '../../core/validation/slug.js';
import { newsletterMails, newsletterPreview, type NewsletterTexts } from './newsletter-mail.js';
import { RESERVED_SLUGS } from './newsletter.entity.js';
import type {
  NewsletterChange,
  NewsletterListQuery,
  NewsletterRequest,
  NewsletterSchedule,
} from './newsletters.dto.js';
import {
  emptyBody,
  NewsletterChangedError,
  NewsletterNotCancelableError,
  NewsletterNotEditableError,
  NoAddressError,
  NoRecipientsError,
  reservedSlug,
  SlugTakenError,
  timeInThePast,
} from './newsletters.errors.js';
import {
  audienceSizes,
  type LockedNewsletter,
  NEWSLETTER_KEY,
  newsletterCanceled,
  newsletterDetail,
  type NewsletterFields,
  newsletterInsertion,
  newsletterLocked,
  newsletterPage,
  newsletterScheduled,
  newsletterTexts,
  newsletterUpdate,
  slugsLike,
  someoneIn,
} from './newsletters.queries.js';
import { NewsletterSenderService } from './sending/newsletter-sender.service.js';

/** A clock that is a little late plans nothing in the past. */
const TOLERANCE_MS = 5 * 60_000;
const EMPTY: Omit<NewsletterFields, 'slug' | 'subject'> = {
  preheader: '',
  body: '',
  audience: 'all',
  inArchive: true,
};

/** The newsletter as administrators write it. */
@Injectable()
export class NewslettersService {
  constructor(
    private readonly database: Database,
    private readonly mails: MailService,
    private readonly sender: NewsletterSenderService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  page({ cursor, limit, ...filters }: NewsletterListQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, NEWSLETTER_KEY.length);
    return readJsonPage(this.database, newsletterPage(filters, limit, after));
  }

  async audiences(): Promise<string> {
    return (await this.database.json(audienceSizes))!;
  }

  /** @throws NotFoundError */
  async find(id: string): Promise<string> {
    const json = await this.database.json(newsletterDetail(id));
    if (json === undefined) throw new NotFoundError();
    return json;
  }

  /** As HTML. @throws NotFoundError */
  async preview(id: string, theme: MailTheme): Promise<string> {
    return newsletterPreview(await this.texts(id), this.config.publicUrl, theme);
  }

  /** @throws ApiError 409 `slug_taken` */
  async create(request: NewsletterRequest, actor: Member): Promise<string> {
    const id = await this.database.transaction(async (transaction) => {
      const slug = request.slug ?? (await freeSlug(request.subject, transaction));
      const after = merged({ ...EMPTY, slug, subject: request.subject }, request);
      await requireFree(after.slug, null, transaction);
      const [row] = await transaction.query<{ id: string }>(newsletterInsertion(after, actor.id));
      await recordAuditEvent({ ...act('create', row!.id, actor), after }, transaction);
      return row!.id;
    });
    return this.find(id);
  }

  /** @throws NotFoundError, NewsletterNotEditableError, NewsletterChangedError, SlugTakenError */
  async change(id: string, { version, ...request }: NewsletterChange, actor: Member): Promise<string> {
    await this.database.transaction(async (transaction) => {
      const { before, newsletter } = await this.lockEditable(id, transaction);
      if (version !== undefined && version !== newsletter.version) throw new NewsletterChangedError();
      const after = merged(before, request);
      await requireFree(after.slug, before.slug, transaction);
      await transaction.query(newsletterUpdate(id, after));
      await recordAuditEvent({ ...act('change', id, actor), ...difference(before, after) }, transaction);
    });
    return this.find(id);
  }

  /** To the administrator alone, as it was saved. @throws NotFoundError, NoAddressError */
  async test(id: string, actor: Member): Promise<void> {
    const { email } = actor;
    if (email === null) throw new NoAddressError();
    const texts = await this.texts(id);
    if (texts.body === '') throw emptyBody();
    const mail = newsletterMails(texts, this.config.publicUrl)({ email, unsubscribeUrl: null });
    await this.database.transaction(async (transaction) => {
      await this.mails.send(mail, transaction);
      await recordAuditEvent(act('test', id, actor), transaction);
    });
  }

  /** @throws NotFoundError, NewsletterNotEditableError, NoRecipientsError */
  async schedule(id: string, { at }: NewsletterSchedule, actor: Member): Promise<string> {
    const time = at === undefined ? null : new Date(at);
    if (time && time.getTime() < Date.now() - TOLERANCE_MS) throw timeInThePast();
    await this.database.transaction(async (transaction) => {
      const { newsletter } = await this.lockEditable(id, transaction);
      const { state, body, audience } = newsletter;
      if (body === '') throw emptyBody();
      if ((await transaction.query(someoneIn(audience))).length === 0) throw new NoRecipientsError();
      const [scheduled] = await transaction.query<{ scheduledFor: string }>(newsletterScheduled(id, time));
      const after = { state: 'scheduled', audience, ...scheduled };
      await recordAuditEvent({ ...act('schedule', id, actor), before: { state }, after }, transaction);
      if (!time || time.getTime() <= Date.now()) await this.sender.beginSoon(transaction);
    });
    return this.find(id);
  }

  /** What is on its way arrives; nobody else gets it. @throws NotFoundError, NewsletterNotCancelableError */
  async cancel(id: string, reason: string | null, actor: Member): Promise<string> {
    await this.database.transaction(async (transaction) => {
      const { state, scheduledFor } = await this.lock(id, transaction);
      if (state !== 'scheduled' && state !== 'sending') throw new NewsletterNotCancelableError();
      await transaction.query(newsletterCanceled(id));
      const change = { before: { state, scheduledFor }, after: { state: 'canceled' } };
      await recordAuditEvent({ ...act('cancel', id, actor), ...change, reason }, transaction);
    });
    return this.find(id);
  }

  private async texts(id: string): Promise<NewsletterTexts> {
    const texts = await this.database.one<NewsletterTexts>(newsletterTexts(id));
    if (!texts) throw new NotFoundError();
    return texts;
  }

  private async lock(id: string, transaction: Transaction): Promise<LockedNewsletter> {
    const [newsletter] = await transaction.query<LockedNewsletter>(newsletterLocked(id));
    if (!newsletter) throw new NotFoundError();
    return newsletter;
  }

  private async lockEditable(id: string, transaction: Transaction) {
    const newsletter = await this.lock(id, transaction);
    const { state, hasBegun, slug, subject, preheader, body, audience, inArchive } = newsletter;
    if (state !== 'draft' && !(state === 'canceled' && !hasBegun))
      throw new NewsletterNotEditableError(state);
    const before: NewsletterFields = { slug, subject, preheader, body, audience, inArchive };
    return { newsletter, before };
  }
}

const act = (action: string, id: string, actor: Member) => ({
  actor,
  action,
  subjectKind: 'newsletter',
  subjectId: id,
});

function merged(before: NewsletterFields, change: NewsletterRequest): NewsletterFields {
  const { slug, subject, preheader, body, audience, inArchive } = change;
  return {
    slug: slug ?? before.slug,
    subject,
    preheader: preheader === undefined ? before.preheader : (preheader ?? ''),
    body: body === undefined ? before.body : (body ?? ''),
    audience: audience ?? before.audience,
    inArchive: inArchive ?? before.inArchive,
  };
}

/** What differs, before and after. */
function difference(before: NewsletterFields, after: NewsletterFields): { before: object; after: object } {
  const keys = (Object.keys(after) as (keyof NewsletterFields)[]).filter((key) => before[key] !== after[key]);
  const only = (fields: NewsletterFields) => Object.fromEntries(keys.map((key) => [key, fields[key]]));
  return { before: only(before), after: only(after) };
}

async function freeSlug(subject: string, transaction: Transaction): Promise<string> {
  const slug = slugify(subject) || 'issue';
  const taken = await transaction.query<{ slug: string }>(slugsLike(slug));
  return firstFreeSlug(slug, new Set([...RESERVED_SLUGS, ...taken.map((row) => row.slug)]));
}

async function requireFree(slug: string, own: string | null, transaction: Transaction): Promise<void> {
  if (RESERVED_SLUGS.includes(slug)) throw reservedSlug();
  if (slug === own) return;
  const taken = await transaction.query<{ slug: string }>(slugsLike(slug));
  if (taken.some((row) => row.slug === slug)) throw new SlugTakenError();
}
