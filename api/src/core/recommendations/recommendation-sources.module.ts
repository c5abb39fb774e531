import { Module } from '@nestjs/common';
import type { Member } from '../access/member.js';
import type { Json } from '../database/json.sql.js';

/** Features add theirs. */
export interface RecommendationKinds {
  person: true;
}
export type RecommendationKind = keyof RecommendationKinds;

export interface Recommended {
  id: string;
  title: string;
  href: string;
  reason: string;
  why: (string | null)[];
  coverSeed?: string | null;
  imageUrl?: string | null;
}

/** SQL may use `me`, the member’s profile, `$1`, their id, and `$2`, whether they have the HPC membership. */
interface RecommendationSource<Candidate> {
  /** Sources with a smaller one come first. */
  position: number;
  table: string;
  candidates: Json<Candidate[]>;
  recommend: (candidate: Candidate, member: Member) => Recommended;
}

const sources = new Map<RecommendationKind, RecommendationSource<never>>();

export const recommendationSources = () => [...sources].sort(([, a], [, b]) => a.position - b.position);

@Module({})
export class RecommendationSourcesModule {
  static forFeature<Candidate>(
    kind: RecommendationKind,
    source: RecommendationSource<Candidate>,
  ): typeof RecommendationSourcesModule {
    sources.set(kind, source as unknown as RecommendationSource<never>);
    return RecommendationSourcesModule;
  }
}
