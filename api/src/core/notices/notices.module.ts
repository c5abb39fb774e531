import { Module } from '@nestjs/common';
import { type Json, jsonObject } from '../database/json.sql.js';
import type { Notice } from './notice.dto.js';

interface Occasion {
  /** An instant. */
  at: string | null;
}

interface NoticeSource {
  /** Sources with a smaller one come first. */
  position: number;
  /** SQL about the member `u`; null: there is nothing to say. */
  occasion: Json<Occasion | null>;
  notice: (at: string | null) => Omit<Notice, 'at'>;
}

/** Features add theirs. */
const sources = new Map<string, NoticeSource>();

/** Kind → its occasion. */
export type Occasions = Record<string, Occasion | null>;

export const occasionsSql = (): Json<Occasions> =>
  jsonObject<Occasions>(Object.fromEntries([...sources].map(([kind, { occasion }]) => [kind, occasion])));

export const noticesOf = (occasions: Occasions): Notice[] =>
  [...sources]
    .sort(([, a], [, b]) => a.position - b.position)
    .flatMap(([kind, { notice }]) => {
      const occasion = occasions[kind];
      return occasion ? [{ ...notice(occasion.at), at: occasion.at }] : [];
    });

@Module({})
export class NoticesModule {
  static forFeature(declared: Record<string, NoticeSource>): typeof NoticesModule {
    for (const [kind, source] of Object.entries(declared)) sources.set(kind, source);
    return NoticesModule;
  }
}
