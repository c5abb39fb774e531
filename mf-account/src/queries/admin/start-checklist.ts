import { apiQuery, type Schema } from '@futurelab/platform/api';

export type StartChecklist = Schema<'StartChecklist'>;

export const startChecklistQuery = apiQuery('/api/admin/start-checklist');
