import { mutationOptions } from '@tanstack/react-query';
import { write } from '../api/client';
import type { Schema } from '../api/operations';

export type NewReport = Schema<'NewReport'>;
export type ReportSubject = NewReport['subject'];

export const reportMutation = mutationOptions({
  mutationFn: (report: NewReport) => write('POST', '/api/reports', { body: report }),
  // Enough reports take something out of sight.
  onSuccess: (_report, _new, _before, { client }) => void client.invalidateQueries(),
});
