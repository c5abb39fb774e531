import { useState, type ComponentType } from 'react';
import { useSession } from '../session';
import { toast } from '../toast';
import { Button, VisuallyHidden } from '../ui';
import type { ReportDialogProps } from './report-dialog';
import type { ReportSubject } from './report-mutation';

export interface ReportButtonProps {
  subject: ReportSubject;
  /** What it is, for the question: "this post". */
  what: string;
  className?: string;
}

const loadDialog = () => import(/* webpackChunkName: "report-dialog" */ './report-dialog');

/** Asks a member what is wrong with something, for the moderators. Leave it out where it is their own. */
export function ReportButton({ subject, what, className }: ReportButtonProps) {
  const { isAuthenticated } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
  if (!isAuthenticated) return null;
  const open = () => {
    setOpen(true);
    loadDialog().then(
      ({ ReportDialog }) => setDialog(() => ReportDialog),
      () => {
        setOpen(false);
        toast({ title: 'The form didn’t load. Try again.', variant: 'error' });
      },
    );
  };
  return (
    <>
      <Button variant="quiet" size="small" className={className} onClick={open} busy={isOpen && !Dialog}>
        Report <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      {isOpen && Dialog && <Dialog subject={subject} what={what} onClose={() => setOpen(false)} />}
    </>
  );
}
