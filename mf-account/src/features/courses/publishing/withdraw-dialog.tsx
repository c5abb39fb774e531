import { withdrawalMutation } from '../../../queries/admin/courses/publication';
import { ReasonDialog } from '../../../shared/staff/reason/reason-dialog';

interface WithdrawDialogProps {
  course: string;
  title: string;
  onClose: () => void;
}

/** Asks why, and takes the course out of what is offered. */
export const WithdrawDialog = ({ course, title, onClose }: WithdrawDialogProps) => (
  <ReasonDialog
    place={`course-withdrawal:${course}`}
    title={`Withdraw ${title}?`}
    description="No one can find it or enroll. Members who are enrolled keep it."
    action="Withdraw course"
    isDanger
    mutation={withdrawalMutation(course)}
    success="Course withdrawn"
    onClose={onClose}
  />
);
