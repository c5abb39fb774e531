import { Dialog } from '@futurelab/platform/overlays';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Button } from '@futurelab/platform/ui';
import { useId, useState } from 'react';
import { jobActMutation, type Job, type JobAct } from '../../queries/admin/jobs';
import { queueName } from '../../shared/staff/queue-name';
import { JobActForm } from './job-act-form';
import { JobDetails } from './job-details';

const ACTS: Record<JobAct, { title: string; lead: string; button: string; done: string }> = {
  retry: {
    title: 'Retry this job?',
    lead: 'It runs again right away, with a full set of attempts.',
    button: 'Retry job',
    done: 'Job queued',
  },
  drop: {
    title: 'Drop this job?',
    lead: 'It’s deleted and never runs. You can’t undo this.',
    button: 'Drop job',
    done: 'Job dropped',
  },
};

interface JobDialogProps {
  job: Job;
  timeZone: string;
  onClose: () => void;
}

/** One job, and what an administrator can do with it. */
export function JobDialog({ job, timeZone, onClose }: JobDialogProps) {
  const form = useId();
  const [act, setAct] = useState<JobAct | null>(null);
  const { mutate, isPending, error } = useMutation(jobActMutation(job.id));
  const { state, queue, expired } = job;
  const texts = act && ACTS[act];
  const choices = (
    <>
      {(state === 'failed' || state === 'waiting') && (
        <Button variant="secondary" onClick={() => setAct('drop')}>
          Drop
        </Button>
      )}
      {state === 'failed' && !expired ? (
        <Button onClick={() => setAct('retry')}>Retry</Button>
      ) : (
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts?.title ?? queueName(queue)}
      description={texts?.lead}
      footer={
        texts ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={form}
              variant={act === 'drop' ? 'danger' : 'primary'}
              busy={isPending}
            >
              {texts.button}
            </Button>
          </>
        ) : (
          choices
        )
      }
    >
      {texts ? (
        <JobActForm
          id={form}
          asksTwice={act === 'retry' && job.uncertain}
          error={error}
          onSubmit={(answers) =>
            mutate(
              { act: act!, ...answers },
              {
                onSuccess: () => {
                  toast({ title: texts.done, variant: 'success' });
                  onClose();
                },
              },
            )
          }
        />
      ) : (
        <JobDetails job={job} timeZone={timeZone} />
      )}
    </Dialog>
  );
}
