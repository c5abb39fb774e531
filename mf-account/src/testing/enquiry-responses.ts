import type { Enquiry } from '../queries/admin/enquiries';

/** A request for a speaker that nobody has answered yet. */
export const enquiry = (more: Partial<Enquiry> = {}): Enquiry => ({
  id: '00000000-0000-4000-8000-0000000000e1',
  reference: 'FL-7K3M2Q',
  kind: 'speaking',
  state: 'new',
  name: 'Rosa Lind',
  email: 'rosa@example.test',
  organization: 'Hospital of the North',
  windowFrom: '2026-05-14',
  windowTo: '2026-05-15',
  timeZone: 'Lisbon',
  format: 'keynote',
  audience: '120 nurses and their managers',
  budget: '5000-10000',
  message: 'They should know what to ask\nbefore they sign.',
  answerBy: '2026-03-12',
  owner: null,
  notes: '',
  createdAt: '2026-03-10T09:00:00.000Z',
  next: ['answered', 'declined'],
  auditEvents: [],
  ...more,
});
