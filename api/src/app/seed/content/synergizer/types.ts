import type { ExchangeKind, ExchangeState } from '../../../../synergizer/exchanges/exchange.entity.js';
import type { ProjectStage } from '../../../../synergizer/projects/project-stages.js';
import type { Topic } from '../../../../synergizer/topics.js';

export interface SeedProject {
  slug: string;
  title: string;
  purpose: string;
  topic: Topic;
  skills: string[];
  stage: ProjectStage;
  daysAgo: number;
  endsInDays: number;
  result?: string;
  ownerKey: string;
  /** Each with who has taken it. */
  roles: { name: string; hoursPerWeek: number; takenBy?: string }[];
  updates: { byKey: string; text: string; daysAgo: number }[];
  /** Where they meet next, and where it is talked about. */
  nextEventSlug?: string;
  discussionKey?: string;
}

export interface SeedExchange {
  slug: string;
  kind: ExchangeKind;
  title: string;
  body: string;
  topic: Topic;
  skills: string[];
  hours: number;
  daysAgo: number;
  untilInDays: number;
  state: Extract<ExchangeState, 'open' | 'agreed' | 'done'>;
  ownerKey: string;
  /** The first is the one who was chosen, where somebody was. */
  helpers: { key: string; words: string }[];
  ownerThanks?: string;
  helperThanks?: string;
}
