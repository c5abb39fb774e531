import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { NotFoundError } from '../../core/errors/errors.js';
import {
  type Recommended,
  type RecommendationKind,
  recommendationSources,
} from '../../core/recommendations/recommendation-sources.module.js';
import { isUuid } from '../../core/validation/id-or-slug.pipe.js';
import { Database } from '../../core/database/database.js';
import { ClosestMembersService } from '../../people/members/similarity/closest-members.service.js';
import { isPro, type Member } from '../../core/access/member.js';
import type { SuggestedMember } from '../../people/members/members.dto.js';
import { paths } from '#platform/paths/paths';
import { DismissedRecommendation } from './dismissed-recommendation.entity.js';
import { RecommendationSettings } from './recommendation-settings.entity.js';
import type { RecommendationResponse } from './recommendations.dto.js';
import { type Candidates, candidatesFor, dismissal } from './recommendations.queries.js';

const MAX_RECOMMENDATIONS = 10;
const MAX_PEOPLE = 2;
const PEOPLE_POSITION = 20;

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

  /** At most ten; none for members who switched them off. */
  async listFor(member: Member): Promise<RecommendationResponse[]> {
    const { enabled, found, dismissedPeople } = (await this.database.one<Candidates>(
      candidatesFor(member.id, isPro(member)),
    ))!;
    if (!enabled) return [];
    const people = (await this.closest.suggestions(member))
      .filter(({ id }) => !dismissedPeople.includes(id))
      .slice(0, MAX_PEOPLE)
      .map(personToMeet);
    const ofSources = recommendationSources().map(([kind, { position, recommend }]) => ({
      kind,
      position,
      recommended: (found[kind] ?? []).map((candidate) => recommend(candidate, member)),
    }));
    return [...ofSources, { kind: 'person' as const, position: PEOPLE_POSITION, recommended: people }]
      .sort((a, b) => a.position - b.position)
      .flatMap(({ kind, recommended }) => recommended.map((item) => responseOf(kind, item)))
      .slice(0, MAX_RECOMMENDATIONS);
  }

  /** Not for me; once, however often it is sent. @throws NotFoundError for what cannot have been recommended */
  async dismiss(member: Member, id: string): Promise<void> {
    const [kind, subjectId] = readId(id);
    const table = kind === 'person' ? 'users' : new Map(recommendationSources()).get(kind)!.table;
    await this.database.execute(dismissal(member.id, kind, table, subjectId));
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
  const kinds = ['person' as const, ...recommendationSources().map(([kind]) => kind)];
  const kind = kinds.find((one) => id.startsWith(`${one}-`));
  const subjectId = id.slice(id.indexOf('-') + 1);
  if (!kind || !isUuid(subjectId)) throw new NotFoundError();
  return [kind, subjectId.toLowerCase()];
}

const responseOf = (
  kind: RecommendationKind,
  { id, why, coverSeed = null, imageUrl = null, ...item }: Recommended,
): RecommendationResponse => ({
  id: `${kind}-${id}`,
  kind,
  ...item,
  why: why.filter((fact) => fact !== null),
  coverSeed,
  imageUrl,
});

const personToMeet = (person: SuggestedMember): Recommended => ({
  id: person.id,
  href: paths.memberProfile(person.slug),
  title: person.name,
  imageUrl: person.profileImageUrl,
  reason: `${person.commonalities[0]!}.`,
  why: [
    ...person.commonalities.map((phrase) => `${phrase}.`),
    person.currentRole ? `Their role: ${person.currentRole}.` : null,
  ],
});
