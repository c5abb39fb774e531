import { type BuiltRelease, archiveOf, buildRelease } from '../factories/release-factory.js';
import { beginUpload, createMedia, filmOf, partHeaders } from '../factories/media-factory.js';
import { createSubscriber, suppressAddress } from '../factories/subscriber-factory.js';
import { storedJob } from '../factories/job-factory.js';
import { enquire, CONTACT } from '../factories/enquiry-factory.js';
import { createCourse, createGroup, createPost } from '../factories/product-factories.js';
import { paidSubscription } from '../factories/payment-factory.js';
import { createAdmin, createProUser, createUser } from '../factories/user-factory.js';
import type { Client, RequestOptions } from '../client.js';
import type { StaffSeason } from '../../src/learning/academy/staff/staff-seasons.dto.js';
import type { StaffLearningPath } from '../../src/learning/learning-paths/staff/staff-paths.dto.js';
import type { Registry } from '../release-registry.js';

interface StaffRequest {
  path: string;
  body?: object;
  options?: RequestOptions;
}

/** What a request that changes something needs to be there before. */
export class Arrangements {
  private constructor(
    readonly registry: Registry,
    private readonly admin: Client,
  ) {}

  static async in(registry: Registry): Promise<Arrangements> {
    return new Arrangements(registry, await registry.app.signInAs(await createAdmin(registry.app)));
  }

  async coupon(): Promise<string> {
    const coupon = { ...REASON, code: this.name('code'), percentOff: 10, duration: 'once' };
    return (await this.admin.post('/api/admin/promotion-codes', coupon)).body.id as string;
  }

  /** A path that is not public; `full`, it could be. */
  async learningPath(full = false): Promise<StaffLearningPath> {
    const begun = await this.admin.post('/api/admin/learning-paths', { ...REASON, title: this.name('path') });
    const { id, title, version } = begun.body as StaffLearningPath;
    if (!full) return begun.body as StaffLearningPath;
    const { course } = await createCourse(this.registry.app);
    const change = { ...REASON, version, title, description: 'In order.', courseIds: [course.id] };
    return (await this.admin.put(`/api/admin/learning-paths/${id}`, change)).body as StaffLearningPath;
  }

  async season() {
    const [last] = (await this.admin.get('/api/admin/seasons')).body as StaffSeason[];
    const { id, name, startsOn, endsOn, version } = last!;
    return { id, name, startsOn, endsOn, version };
  }

  put = (path: string) => this.admin.put(path, REASON);

  private made = 0;
  private name = (noun: string) => `${noun}-${(this.made += 1)}`;

  build = (): BuiltRelease => buildRelease({ content: this.name('release') });
  publish = (): Promise<BuiltRelease> => this.registry.publishVerified({ content: this.name('release') });
  promote = async () => this.registry.promote(await this.publish());

  async startCanary() {
    const { release } = (await this.publish()).manifest;
    await this.registry.action('POST', `${SECTION}/canary`, { release, percent: 1 });
  }

  disable = () => this.admin.put(`${SECTION}/disabled`, { reason: 'It fails.' });

  async token(): Promise<string> {
    return (await this.admin.post(`${SECTION}/tokens`, { name: 'pipeline' })).body.id;
  }

  /** A testimonial with a draft of version 1; with `published`, that is public instead. */
  async content(published = false): Promise<string> {
    const path = `/api/content/testimonial/${this.name('testimonial')}`;
    await this.admin.put(`${path}/draft`, { ...TESTIMONIAL, version: 0 });
    if (published) await this.admin.put(`${path}/publication`, { version: 1 });
    return path;
  }

  async enquiry(): Promise<string> {
    const { body } = await enquire(this.registry.app, {
      ...CONTACT,
      message: this.name('A long enough message'),
    });
    return (await this.admin.get(`/api/enquiries?reference=${body.reference}`)).body[0].id;
  }

  media = () => createMedia(this.admin);

  /** The address of one that has begun. */
  upload = async (size: number): Promise<string> =>
    (await beginUpload(this.admin, { size })).headers.location!;

  redirectBody = () => ({ ...REASON, from: `/${this.name('old')}`, to: '/courses', isPermanent: true });

  async redirect(): Promise<string> {
    const { body } = await this.admin.post('/api/admin/redirects', this.redirectBody());
    return `/api/admin/redirects/${body.id}`;
  }

  async newsletter(): Promise<string> {
    await createSubscriber(this.registry.app);
    const request = { subject: this.name('Newsletter'), body: 'What a member tried.' };
    const { body } = await this.admin.post('/api/admin/newsletters', request);
    return `/api/admin/newsletters/${body.id}`;
  }

  schedule = (newsletter: string) =>
    this.admin.post(`${newsletter}/schedule`, { at: '2199-01-01T10:00:00Z' });

  async failedJob(): Promise<string> {
    const [job] = await this.registry.app.database.query<{ id: string }>(storedJob());
    return job!.id;
  }

  pendingGroup = () =>
    createGroup(this.registry.app, {
      visibility: 'withheld',
      intendedVisibility: 'public',
      moderationStatus: 'pending',
    });
  course = async () => (await createCourse(this.registry.app)).course;
  member = () => createUser(this.registry.app);
  proMember = () => createProUser(this.registry.app);

  paidSubscription = async () => (await paidSubscription(this.registry.app, await this.member())).id;

  async suspendedMember(): Promise<string> {
    const { id } = await createUser(this.registry.app, { suspendedAt: new Date() });
    return id;
  }

  async leavingMember(): Promise<string> {
    const member = await this.member();
    await (await this.registry.app.signInAs(member)).post('/api/my/deletion');
    return member.id;
  }

  async note(): Promise<string> {
    const path = `/api/admin/members/${(await this.member()).id}/notes`;
    return `${path}/${(await this.admin.post(path, { text: 'She wrote to us.' })).body.id}`;
  }

  address = () => `${this.name('invited')}@futurelab.test`;

  async invitation(): Promise<string> {
    const email = this.address();
    await this.admin.post('/api/admin/invitations', { emails: [email], accessLevel: 'member' });
    const { body } = await this.admin.get('/api/admin/invitations');
    return (body as { id: string; email: string }[]).find((one) => one.email === email)!.id;
  }

  async subscriber({ bounces = false } = {}): Promise<string> {
    const email = await createSubscriber(this.registry.app);
    if (bounces) await suppressAddress(this.registry.app, email, 'bounced');
    const { body } = await this.admin.get(`/api/admin/subscribers?query=${email}`);
    return body[0].id as string;
  }

  async segment(): Promise<string> {
    const segment = { name: this.name('segment'), filters: { plan: 'pro' } };
    return (await this.admin.post('/api/admin/member-segments', segment)).body.id;
  }

  async report(): Promise<string> {
    const reporter = await this.registry.app.signInAs(await this.member());
    const { id } = await createPost(this.registry.app, { authorId: (await this.member()).id });
    return (await reporter.post('/api/reports', { subject: { kind: 'post', id }, reason: 'spam' })).body.id;
  }

  async proposal(): Promise<string> {
    const owner = await this.registry.app.signInAs(await createProUser(this.registry.app));
    const roles = [{ name: 'Editor', hoursPerWeek: 2 }];
    const proposal = { title: 'A consent sheet', purpose: 'One page, not nine.', roles, topic: 'Health' };
    return (await owner.post('/api/projects', { ...proposal, skills: ['Plain language'] })).body.slug;
  }
}

const SECTION = '/api/releases/mf-learning';
const CONSENT = { who: 'Their editor', on: '2025-01-14', how: 'By email.' };
const TESTIMONIAL = {
  title: 'It works',
  body: 'It *works*.',
  position: 1,
  data: { about: 'book', consent: CONSENT },
};
const REASON = { reason: 'Because of this.' };

/** One request for each route of moderators and administrators that writes; each changes something. */
export const STAFF_REQUESTS: Record<string, (there: Arrangements) => Promise<StaffRequest>> = {
  'PATCH /api/enquiries/:id': async (there) => ({
    path: `/api/enquiries/${await there.enquiry()}`,
    body: { state: 'answered' },
  }),
  'POST /api/authoring/courses': async () => ({
    path: '/api/authoring/courses',
    body: { title: 'Writing with machines' },
  }),
  'POST /api/authoring/courses/imports': async () => ({
    path: '/api/authoring/courses/imports',
    body: { file: { format: 'futurelab-course', version: 1, course: { title: 'From a file' } } },
  }),
  'PUT /api/authoring/courses/:id/track': async (there) => ({
    path: `/api/authoring/courses/${(await there.course()).id}/track`,
    body: { track: 'ai-mastery' },
  }),
  'PUT /api/projects/:id/return': async (there) => ({
    path: `/api/projects/${await there.proposal()}/return`,
    body: REASON,
  }),

  'POST /api/admin/media/uploads': async () => ({
    path: '/api/admin/media/uploads',
    options: {
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '9', 'upload-metadata': 'filename YS5tcDQ=' },
    },
  }),
  'PATCH /api/admin/media/uploads/:id': async (there) => ({
    path: await there.upload(100),
    options: { headers: partHeaders(0), payload: filmOf(100) },
  }),
  'DELETE /api/admin/media/uploads/:id': async (there) => ({ path: await there.upload(100) }),
  'PATCH /api/admin/media/:id': async (there) => ({
    path: `/api/admin/media/${await there.media()}`,
    body: { name: 'Another name' },
  }),
  'DELETE /api/admin/media/:id': async (there) => ({
    path: `/api/admin/media/${await there.media()}`,
    body: REASON,
  }),

  'POST /api/admin/newsletters': async () => ({
    path: '/api/admin/newsletters',
    body: { subject: 'September' },
  }),
  'PUT /api/admin/newsletters/:id': async (there) => ({
    path: await there.newsletter(),
    body: { subject: 'October' },
  }),
  'POST /api/admin/newsletters/:id/test': async (there) => ({ path: `${await there.newsletter()}/test` }),
  'POST /api/admin/newsletters/:id/schedule': async (there) => ({
    path: `${await there.newsletter()}/schedule`,
    body: { at: '2199-01-01T10:00:00Z' },
  }),
  'POST /api/admin/newsletters/:id/cancel': async (there) => {
    const path = await there.newsletter();
    await there.schedule(path);
    return { path: `${path}/cancel`, body: REASON };
  },

  'PUT /api/content/:kind/order': async (there) => {
    const slug = (await there.content()).split('/').at(-1)!;
    return { path: '/api/content/testimonial/order', body: { slugs: [slug] } };
  },
  'PUT /api/content/:kind/:slug/draft': async (there) => ({
    path: `${await there.content()}/draft`,
    body: { ...TESTIMONIAL, version: 1 },
  }),
  'DELETE /api/content/:kind/:slug/draft': async (there) => ({
    path: `${await there.content()}/draft?version=1`,
  }),
  'PUT /api/content/:kind/:slug/publication': async (there) => ({
    path: `${await there.content()}/publication`,
    body: { version: 1 },
  }),
  'DELETE /api/content/:kind/:slug/publication': async (there) => ({
    path: `${await there.content(true)}/publication?version=1`,
    body: { reason: 'It is out of date.' },
  }),
  'DELETE /api/content/:kind/:slug': async (there) => ({
    path: `${await there.content()}?version=1`,
    body: { reason: 'It is out of date.' },
  }),
  'POST /api/content/:kind/:slug/versions/:number/restoration': async (there) => ({
    path: `${await there.content(true)}/versions/1/restoration`,
    body: { version: 1 },
  }),

  'PUT /api/admin/groups/:id/approval': async (there) => ({
    path: `/api/admin/groups/${(await there.pendingGroup()).id}/approval`,
  }),
  'PUT /api/admin/groups/:id/return': async (there) => ({
    path: `/api/admin/groups/${(await there.pendingGroup()).id}/return`,
    body: REASON,
  }),
  'POST /api/admin/redirects': async (there) => ({
    path: '/api/admin/redirects',
    body: there.redirectBody(),
  }),
  'PUT /api/admin/redirects/:id': async (there) => ({
    path: await there.redirect(),
    body: there.redirectBody(),
  }),
  'DELETE /api/admin/redirects/:id': async (there) => ({ path: await there.redirect(), body: REASON }),
  'PUT /api/admin/settings': async () => ({ path: '/api/admin/settings', body: { reviewsGroups: true } }),
  'PUT /api/admin/members/:id/access-level': async (there) => ({
    path: `/api/admin/members/${(await there.member()).id}/access-level`,
    body: { accessLevel: 'moderator' },
  }),
  'PATCH /api/admin/members/:id': async (there) => ({
    path: `/api/admin/members/${(await there.member()).id}`,
    body: { ...REASON, firstName: 'Leo' },
  }),
  'PUT /api/admin/members/:id/suspension': async (there) => ({
    path: `/api/admin/members/${(await there.member()).id}/suspension`,
    body: REASON,
  }),
  'DELETE /api/admin/members/:id/suspension': async (there) => ({
    path: `/api/admin/members/${await there.suspendedMember()}/suspension`,
    body: REASON,
  }),
  'PUT /api/admin/members/:id/pro': async (there) => ({
    path: `/api/admin/members/${(await there.member()).id}/pro`,
    body: { ...REASON, until: '2099-01-01T00:00:00Z' },
  }),
  'DELETE /api/admin/members/:id/pro': async (there) => ({
    path: `/api/admin/members/${(await there.proMember()).id}/pro`,
    body: REASON,
  }),
  'DELETE /api/admin/members/:id/sessions': async (there) => ({
    path: `/api/admin/members/${(await there.member()).id}/sessions`,
    body: REASON,
  }),
  'POST /api/admin/members/:id/sign-in-email': async (there) => ({
    path: `/api/admin/members/${(await there.member()).id}/sign-in-email`,
    body: REASON,
  }),
  'POST /api/admin/members/:id/merge': async (there) => ({
    path: `/api/admin/members/${(await there.member()).id}/merge`,
    body: { ...REASON, goes: (await there.member()).id },
  }),
  'POST /api/admin/members/:id/export': async (there) => ({
    path: `/api/admin/members/${(await there.member()).id}/export`,
    body: REASON,
  }),
  'POST /api/admin/members/:id/deletion': async (there) => ({
    path: `/api/admin/members/${(await there.member()).id}/deletion`,
    body: REASON,
  }),
  'DELETE /api/admin/members/:id/deletion': async (there) => ({
    path: `/api/admin/members/${await there.leavingMember()}/deletion`,
    body: REASON,
  }),
  'POST /api/admin/members/:id/notes': async (there) => ({
    path: `/api/admin/members/${(await there.member()).id}/notes`,
    body: { text: 'She wrote to us.' },
  }),
  'DELETE /api/admin/members/:id/notes/:noteId': async (there) => ({ path: await there.note() }),
  'POST /api/admin/invitations': async (there) => ({
    path: '/api/admin/invitations',
    body: { emails: [there.address()], accessLevel: 'member' },
  }),
  'DELETE /api/admin/subscribers/:id': async (there) => ({
    path: `/api/admin/subscribers/${await there.subscriber()}`,
    body: REASON,
  }),
  'DELETE /api/admin/subscribers/:id/bounce': async (there) => ({
    path: `/api/admin/subscribers/${await there.subscriber({ bounces: true })}/bounce`,
    body: REASON,
  }),
  'POST /api/admin/invitations/import': async (there) => ({
    path: '/api/admin/invitations/import',
    body: { ...REASON, content: `email\n${there.address()}`, preview: false },
  }),
  'POST /api/admin/invitations/:id/resend': async (there) => ({
    path: `/api/admin/invitations/${await there.invitation()}/resend`,
  }),
  'DELETE /api/admin/invitations/:id': async (there) => ({
    path: `/api/admin/invitations/${await there.invitation()}`,
  }),
  'POST /api/admin/member-segments': async () => ({
    path: '/api/admin/member-segments',
    body: { name: 'Pro in Portugal', filters: { plan: 'pro', country: 'Portugal' } },
  }),
  'PATCH /api/admin/member-segments/:id': async (there) => ({
    path: `/api/admin/member-segments/${await there.segment()}`,
    body: { name: 'Everyone with Pro' },
  }),
  'DELETE /api/admin/member-segments/:id': async (there) => ({
    path: `/api/admin/member-segments/${await there.segment()}`,
  }),
  'PUT /api/admin/members/:id/event-hosting': async (there) => ({
    path: `/api/admin/members/${(await there.member()).id}/event-hosting`,
    body: { ...REASON, allowed: true },
  }),
  'POST /api/admin/learning-paths': async (there) => ({
    path: '/api/admin/learning-paths',
    body: { ...REASON, title: there.address() },
  }),
  'PUT /api/admin/learning-paths/:id': async (there) => {
    const { id, title, version } = await there.learningPath();
    const body = { ...REASON, version, title, description: 'In order.', courseIds: [] };
    return { path: `/api/admin/learning-paths/${id}`, body };
  },
  'PUT /api/admin/learning-paths/:id/publication': async (there) => ({
    path: `/api/admin/learning-paths/${(await there.learningPath(true)).id}/publication`,
    body: REASON,
  }),
  'DELETE /api/admin/learning-paths/:id/publication': async (there) => {
    const path = `/api/admin/learning-paths/${(await there.learningPath(true)).id}/publication`;
    await there.put(path);
    return { path, body: REASON };
  },
  'POST /api/admin/seasons': async () => ({
    path: '/api/admin/seasons',
    body: { ...REASON, name: 'Winter', startsOn: '2080-01-08', endsOn: '2080-04-14', places: null },
  }),
  'PUT /api/admin/seasons/:id': async (there) => {
    const { id, ...season } = await there.season();
    return { path: `/api/admin/seasons/${id}`, body: { ...REASON, ...season, places: 40 } };
  },
  'POST /api/admin/promotion-codes': async () => ({
    path: '/api/admin/promotion-codes',
    body: { ...REASON, code: 'SPRING', percentOff: 10, duration: 'once' },
  }),
  'POST /api/admin/promotion-codes/:code/end': async (there) => ({
    path: `/api/admin/promotion-codes/${await there.coupon()}/end`,
    body: REASON,
  }),
  'POST /api/admin/subscriptions/:id/refund': async (there) => ({
    path: `/api/admin/subscriptions/${await there.paidSubscription()}/refund`,
    body: REASON,
  }),
  'POST /api/admin/subscriptions/:id/sync': async (there) => ({
    path: `/api/admin/subscriptions/${await there.paidSubscription()}/sync`,
  }),
  'PUT /api/admin/members/:id/mentor': async (there) => ({
    path: `/api/admin/members/${(await there.member()).id}/mentor`,
    body: { ...REASON, isMentor: true },
  }),
  'POST /api/admin/jobs/:id/retry': async (there) => ({
    path: `/api/admin/jobs/${await there.failedJob()}/retry`,
    body: REASON,
  }),
  'DELETE /api/admin/jobs/:id': async (there) => ({
    path: `/api/admin/jobs/${await there.failedJob()}`,
    body: REASON,
  }),
  'POST /api/admin/reports/:id/decision': async (there) => ({
    path: `/api/admin/reports/${await there.report()}/decision`,
    body: { decision: 'keep' },
  }),

  'POST /api/releases': async (there) => ({
    path: '/api/releases',
    options: {
      headers: { 'content-type': 'application/gzip' },
      payload: await archiveOf(there.build().files),
    },
  }),
  'POST /api/releases/:app/:release/verification': async (there) => ({
    path: `${SECTION}/${(await there.publish()).manifest.release}/verification`,
  }),
  'POST /api/releases/:app/:release/promotion': async (there) => ({
    path: `${SECTION}/${(await there.publish()).manifest.release}/promotion`,
    body: REASON,
  }),
  'POST /api/releases/:app/:release/pin': async (there) => ({
    path: `${SECTION}/${(await there.publish()).manifest.release}/pin`,
    body: REASON,
  }),
  'POST /api/releases/:app/canary': async (there) => ({
    path: `${SECTION}/canary`,
    body: { ...REASON, release: (await there.publish()).manifest.release, percent: 5 },
  }),
  'DELETE /api/releases/:app/canary': async (there) => {
    await there.startCanary();
    return { path: `${SECTION}/canary`, body: REASON };
  },
  'POST /api/releases/:app/rollback': async (there) => {
    await there.promote();
    await there.promote();
    return { path: `${SECTION}/rollback`, body: REASON };
  },
  'POST /api/releases/:app/retirement': async (there) => {
    await there.promote();
    return { path: `${SECTION}/retirement`, body: REASON };
  },
  'PUT /api/releases/:app/paths': async () => ({
    path: `${SECTION}/paths`,
    body: { ...REASON, paths: ['/mf-learning'] },
  }),
  'PUT /api/releases/:app/disabled': async (there) => {
    await there.publish();
    return { path: `${SECTION}/disabled`, body: REASON };
  },
  'DELETE /api/releases/:app/disabled': async (there) => {
    await there.publish();
    await there.disable();
    return { path: `${SECTION}/disabled`, body: REASON };
  },
  'POST /api/releases/:app/tokens': async () => ({ path: `${SECTION}/tokens`, body: { name: 'pipeline' } }),
  'DELETE /api/releases/:app/tokens/:id': async (there) => ({
    path: `${SECTION}/tokens/${await there.token()}`,
  }),
};
