import { apiQuery, type Schema } from '@futurelab/platform/api';

export type MemberHighlight = Schema<'MemberHighlight'>;

export const memberHighlightQuery = apiQuery<MemberHighlight | null>('/api/member-highlight');
