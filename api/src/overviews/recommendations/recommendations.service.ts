import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { NotFoundError } from '../../core/errors/errors.js';
import { isUuid } from '../../core/validation/id-or-slug.pipe.js';
import { Database } from '../../core/database/database.js';
import { ClosestMembersService } from '../../people/members/similarity/closest-members.service.js';
import { isPro, type Member } from '../../core/access/member.js';
import { DismissedRecommendation } from './dismissed-recommendation.entity.js';
import {
  courseToStart,
  eventToAttend,
  exchangeToAnswer,
  groupToJoin,
  lessonToContinue,
  personToMeet,
  projectToJoin,
} from './recommendation-copy.js';
import { RecommendationSettings } from './recommendation-settings.entity.js';
import {
  RECOMMENDATION_KINDS,
  type RecommendationKind,
  type RecommendationResponse,
} from './recommendations.dto.js';
import { type Candidates, candidatesFor, dismissal } from './recommendations.queries.js';

const MAX_RECOMMENDATIONS = 10;
const MAX_PEOPLE = 2;

/** What a member could do next, each thing with its reason. */
@Injectable()
export class RecommendationsService {
  constructor(
    private readonly database: Database,
    private readonly closest: ClosestMembersService,
    @InjectRepository(DismissedRecommendation)
    private readonly dismissed: Repository<DismissedRecommendation>,
    @InjectRepository(RecommendationSettings) private readonly settings: Repository<RecommendationSettings>,
  ) {}

  /** At most ten; none for people who switched them off. */
  async listFor(member: Member): Promise<RecommendationResponse[]> {
    const { timeZone } = member;
    const found = (await this.database.one<Candidates>(candidatesFor(member.id, isPro(member))))!;
    if (!found.enabled) return [];
    const people = await this.closest.suggestions(member);
    return [
      ...found.lessons.map((lesson) => lessonToContinue(lesson, timeZone)),
      ...people
        .filter(({ id }) => !found.dismissedPeople.includes(id))
        .slice(0, MAX_PEOPLE)
        .map(personToMeet),
      ...found.events.map((event) => eventToAttend(event, timeZone)),
      ...found.exchanges.map(exchangeToAnswer),
      ...found.projects.map(projectToJoin),
      ...found.courses.map(courseToStart),
      ...found.groups.map(groupToJoin),
    ].slice(0, MAX_RECOMMENDATIONS);
  }

  /** Not for me; once, however often it is sent. @throws NotFoundError for what cannot have been recommended */
  async dismiss(member: Member, id: string): Promise<void> {
    const [kind, subjectId] = readId(id);
    await this.database.execute(dismissal(member.id, kind, subjectId));
  }

  /** Takes "not for me" back. @throws NotFoundError */
  async restore(member: Member, id: string): Promise<void> {
    const [kind, subjectId] = readId(id);
    await this.dismissed.delete({ userId: member.id, kind, subjectId });
  }

  async areEnabled(member: Member): Promise<boolean> {
    return (await this.settings.findOneBy({ userId: member.id }))?.enabled ?? true;
  }

  async enable(member: Member, enabled: boolean): Promise<void> {
    await this.settings.upsert({ userId: member.id, enabled }, ['userId']);
  }
}

function readId(id: string): [RecommendationKind, string] {
  const kind = RECOMMENDATION_KINDS.find((one) => id.startsWith(`${one}-`));
  const subjectId = id.slice(id.indexOf('-') + 1);
  if (!kind || !isUuid(subjectId)) throw new NotFoundError();
  return [kind, subjectId.toLowerCase()];
}
