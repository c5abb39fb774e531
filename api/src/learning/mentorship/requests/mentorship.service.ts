import { Inject, Injectable } from '@nestjs/common';
import { isPro, type Member } from '../../../core/access/member.js';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { senderAddress } from '../../../core/mail/sender-address.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import { SiteSettingsService } from '../../../core/settings/site-settings.service.js';
import { responseDeadline } from '../../../site/enquiries/response-deadline.js';
import { MentorshipNotices } from '../mentorship-notices.service.js';
import { SessionCancellations } from '../session-cancellations.service.js';
import type {
  MentorProposal,
  MentorshipQueue,
  NewMentorshipRequest,
  SuggestedTimes,
} from './mentorship.dto.js';
import {
  ActiveRequestError,
  InvalidFieldsError,
  MentorshipClosedError,
  MonthlyRequestError,
  RequestChangedError,
} from './mentorship.errors.js';
import {
  agreedSession,
  hasActiveRequest,
  mayMentor,
  mentorshipPlaces,
  mentorshipQueue,
  myMentorship,
  placesAreKnown,
  requestInsertion,
} from './mentorship.queries.js';
import { MentorshipRequest, type MentorshipState } from './mentorship-request.entity.js';
import { type Session, sessionFile } from './session-file.js';
import { sessionTimes } from './session-times.js';

/** Asking and withdrawing again, in a day. */
const RATE_LIMIT = { name: 'mentorship', limit: 10, windowSeconds: 86_400 };

const NO_QUEUE: MentorshipQueue = { isMentor: false, waiting: [], waitingCount: 0, mine: [], done: [] };

/** What members ask of mentors, from the request to the note. */
@Injectable()
export class MentorshipService {
  constructor(
    private readonly database: Database,
    private readonly notices: MentorshipNotices,
    private readonly cancellations: SessionCancellations,
    private readonly limits: RateLimitsService,
    private readonly settings: SiteSettingsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async mine(member: Member): Promise<string> {
    return (await this.database.json(myMentorship(member, isPro(member))))!;
  }

  async places(member: Member, lessonId: string | undefined): Promise<string> {
    return (await this.database.json(mentorshipPlaces(member, isPro(member), lessonId)))!;
  }

  /** Empty for others than mentors. */
  async queue(mentor: Member): Promise<string> {
    if (!(await this.isMentor(mentor))) return JSON.stringify(NO_QUEUE);
    return (await this.database.json(mentorshipQueue(mentor)))!;
  }

  /** @throws MentorshipClosedError, InvalidFieldsError, ActiveRequestError, MonthlyRequestError, TooManyRequestsError */
  async ask(member: Member, request: NewMentorshipRequest): Promise<{ id: string }> {
    if (!(await this.settings.read()).acceptsMentorship) throw new MentorshipClosedError();
    const times = sessionTimes(request);
    return this.database.transaction(async (transaction) => {
      await this.requireKnownPlaces(member, request, transaction);
      await this.limits.count(RATE_LIMIT, member.id, transaction);
      const answerBy = responseDeadline(new Date());
      const [asked] = await transaction.query<{ id: string }>(
        requestInsertion(member, request, times, answerBy),
      );
      if (!asked) {
        const [row] = await transaction.query<{ active: boolean }>(hasActiveRequest(member.id));
        throw row?.active ? new ActiveRequestError() : new MonthlyRequestError();
      }
      await this.notices.waiting({ ...asked, topic: request.topic }, member, transaction);
      return asked;
    });
  }

  /** The member could meet at other times; mentors have two working days again. @throws NotFoundError, RequestChangedError */
  async suggest(id: string, member: Member, suggested: SuggestedTimes): Promise<void> {
    const times = sessionTimes(suggested);
    await this.change(id, ['open', 'proposed'], 'memberId', member, async (request, transaction) => {
      const { mentorId } = request;
      Object.assign(request, {
        ...{
          state: 'open',
          suggestedTimes: times,
          proposedTimes: [],
          answerBy: responseDeadline(new Date()),
        },
        escalatedAt: null,
      });
      await this.notices.step(request, member, 'suggested other times for', [mentorId], transaction);
    });
  }

  /** @throws NotFoundError, RequestChangedError, InvalidFieldsError for a time that was not proposed */
  async accept(id: string, member: Member, at: string): Promise<void> {
    await this.change(id, ['proposed'], 'memberId', member, async (request, transaction) => {
      const chosen = request.proposedTimes.find((time) => time.getTime() === Date.parse(at));
      if (!chosen) throw new InvalidFieldsError({ at: ['Choose one of the times.'] });
      if (chosen <= new Date()) throw new InvalidFieldsError({ at: ['This time has passed.'] });
      Object.assign(request, { state: 'scheduled', meetsAt: chosen });
      await this.notices.step(request, member, 'accepted a time for', [request.mentorId], transaction);
    });
  }

  /** @throws NotFoundError, RequestChangedError */
  async withdraw(id: string, member: Member): Promise<void> {
    const active: MentorshipState[] = ['open', 'proposed', 'scheduled'];
    await this.change(id, active, 'memberId', member, async (request, transaction) => {
      const wasAgreed = request.state === 'scheduled';
      await this.notices.withdraw(id, transaction);
      await this.notices.step(request, member, 'withdrew', [request.mentorId], transaction, wasAgreed);
      if (wasAgreed) await this.cancellations.send(request, 'canceled', transaction);
      request.state = 'withdrawn';
    });
  }

  /** A mentor answers, or the one who did proposes again. @throws NotFoundError, RequestChangedError */
  async propose(id: string, mentor: Member, proposal: MentorProposal): Promise<void> {
    if (!(await this.isMentor(mentor))) throw new NotFoundError();
    const times = sessionTimes(proposal);
    await this.database.transaction(async (transaction) => {
      const request = await this.lockedRequest(id, transaction);
      if (request.memberId === mentor.id) throw new NotFoundError();
      const isOwn = request.mentorId === mentor.id && ['proposed', 'scheduled'].includes(request.state);
      if (request.state !== 'open' && !isOwn) throw new RequestChangedError();
      const wasAgreed = request.state === 'scheduled';
      if (wasAgreed) await this.cancellations.send(request, 'moved', transaction);
      const { meetingUrl, message = null } = proposal;
      const answer = { mentorId: mentor.id, proposedTimes: times, meetingUrl, message };
      Object.assign(request, { ...answer, state: 'proposed', meetsAt: null });
      await this.save(request, transaction);
      await this.notices.withdraw(id, transaction);
      const { memberId } = request;
      await this.notices.step(request, mentor, 'proposed times for', [memberId], transaction, wasAgreed);
    });
  }

  /** The mentor writes what both keep, or changes it. @throws NotFoundError, RequestChangedError */
  async note(id: string, mentor: Member, text: string): Promise<void> {
    await this.change(id, ['scheduled', 'done'], 'mentorId', mentor, async (request, transaction) => {
      const isFirst = request.state === 'scheduled';
      Object.assign(request, { state: 'done', note: text });
      if (isFirst)
        await this.notices.step(request, mentor, 'wrote a note on', [request.memberId], transaction);
    });
  }

  /** @throws NotFoundError */
  async sessionFile(id: string, user: Member): Promise<string> {
    const session = await this.database.one<Session>(agreedSession(id, user.id));
    if (!session) throw new NotFoundError();
    return sessionFile(session, this.config.publicUrl, senderAddress(this.config.mailFrom));
  }

  /** Changes a request of the person, while it is in one of the states. */
  private async change(
    id: string,
    states: readonly MentorshipState[],
    side: 'memberId' | 'mentorId',
    person: Member,
    work: (request: MentorshipRequest, transaction: Transaction) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const request = await this.lockedRequest(id, transaction);
      if (request[side] !== person.id) throw new NotFoundError();
      if (!states.includes(request.state)) throw new RequestChangedError();
      await work(request, transaction);
      await this.save(request, transaction);
    });
  }

  private async lockedRequest(id: string, { manager }: Transaction): Promise<MentorshipRequest> {
    const lock = { mode: 'pessimistic_write' as const };
    const request = await manager.findOne(MentorshipRequest, { where: { id }, lock });
    if (!request) throw new NotFoundError();
    return request;
  }

  private async save(request: MentorshipRequest, { manager }: Transaction): Promise<void> {
    await manager.save(Object.assign(request, { sequence: request.sequence + 1, updatedAt: new Date() }));
  }

  private async isMentor(member: Member): Promise<boolean> {
    if (member.isAdmin) return true;
    return (await this.database.one<{ may: boolean }>(mayMentor(member.id)))!.may;
  }

  private async requireKnownPlaces(
    member: Member,
    request: NewMentorshipRequest,
    transaction: Transaction,
  ): Promise<void> {
    const [known] = await transaction.query<{ lesson: boolean; project: boolean }>(
      placesAreKnown(member, isPro(member), request),
    );
    const details = {
      ...(!known!.lesson && { lessonId: ['Choose a lesson from the list.'] }),
      ...(!known!.project && { projectId: ['Choose a project from the list.'] }),
    };
    if (Object.keys(details).length > 0) throw new InvalidFieldsError(details);
  }
}
