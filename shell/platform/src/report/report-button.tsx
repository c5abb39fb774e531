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

/** Asks a member what is wrong with something, for the moderators: `dialog` goes anywhere, `open` asks. */
export function useReport({ subject, what }: Omit<ReportButtonProps, 'className'>) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
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
  const dialog = isOpen && Dialog && <Dialog subject={subject} what={what} onClose={() => setOpen(false)} />;
  return { open, dialog, isLoading: isOpen && !Dialog };
}

/** Leave it out where it is their own. */
export function ReportButton({ className, ...report }: ReportButtonProps) {
  const { isAuthenticated } = useSession();
  const { open, dialog, isLoading } = useReport(report);
  if (!isAuthenticated) return null;
  return (
    <>
      <Button variant="quiet" size="small" className={className} onClick={open} busy={isLoading}>
        Report <VisuallyHidden>{report.what}</VisuallyHidden>
      </Button>
      {dialog}
    </>
  );
}
