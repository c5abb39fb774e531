import type { JobQueueNumbers } from '../../queries/admin/jobs';
import type { Filter } from '../../shared/staff/list/list-form';
import { queueName } from '../../shared/staff/queue-name';
import { STATES } from './job-states';

export const jobFilters = (queues: readonly JobQueueNumbers[]): Filter[] => [
  {
    name: 'state',
    label: 'Status',
    options: [
      ['', 'Not done'],
      ...Object.entries(STATES).map(([state, { label }]): [string, string] => [state, label]),
    ],
  },
  {
    name: 'kind',
    label: 'Type',
    options: [
      ['', 'All'],
      ['email', 'Emails'],
      ['job', 'Other jobs'],
    ],
  },
  {
    name: 'queue',
    label: 'Queue',
    options: [['', 'All'], ...queues.map(({ queue }): [string, string] => [queue, queueName(queue)])],
  },
  { name: 'query', label: 'Search' },
];
