import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { RowMenu } from '@futurelab/platform/components/row-menu';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { toast, toastError } from '@futurelab/platform/toast';
import { Button, LinkButton } from '@futurelab/platform/ui';
import { useState } from 'react';
import type { CourseDraft } from '../../../queries/admin/courses/course-draft';
import { courseCopyMutation } from '../../../queries/admin/courses/new-course';
import {
  courseDeletionMutation,
  discardMutation,
  publicationMutation,
  reofferMutation,
  scheduleCancellation,
} from '../../../queries/admin/courses/publication';
import { navigateAway } from '../../../shared/model/full-page-navigation';
import { hasChanges } from './has-changes';
import { ScheduleDialog } from './schedule-dialog';
import { WithdrawDialog } from './withdraw-dialog';

interface CourseActsProps {
  course: string;
  draft: CourseDraft;
  timeZone: string;
}

type Asked = 'schedule' | 'withdraw' | 'discard' | 'delete' | null;

const success = (title: string) => toast({ title, variant: 'success' });

/** Publishing, and what is seldom done with a course. */
export function CourseActs({ course, draft, timeZone }: CourseActsProps) {
  const { slug, version, isPublished, isWithdrawn, publishAt, document } = draft;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>(null);
  const publication = useMutation(publicationMutation(course));
  const reoffer = useMutation(reofferMutation(course));
  const cancelSchedule = useMutation(scheduleCancellation(course));
  const copy = useMutation(courseCopyMutation(course));
  const discard = useMutation(discardMutation(course));
  const deletion = useMutation(courseDeletionMutation(course));
  const isChanged = hasChanges(draft);
  const publish = () =>
    publication.mutate(version, {
      onSuccess: () => success(isPublished ? 'Changes published' : 'Course published'),
      onError: (error) => toastError('The course couldn’t be published', error),
    });
  return (
    <>
      {isChanged && (
        <Button busy={publication.isPending} onClick={publish}>
          {isPublished ? 'Publish changes' : 'Publish course'}
        </Button>
      )}
      {document.modules.length > 0 && (
        <LinkButton variant="secondary" to={paths.coursePreview(course)}>
          Preview
        </LinkButton>
      )}
      {isPublished && slug && !isWithdrawn && (
        <LinkButton variant="secondary" to={paths.course(slug)}>
          View course
        </LinkButton>
      )}
      <RowMenu
        label={`More for ${document.title}`}
        items={[
          {
            label: 'Copy',
            onSelect: () =>
              copy.mutate(undefined, {
                onSuccess: ({ id }) => {
                  success('Course copied');
                  void navigate(paths.adminCourse(id));
                },
                onError: (error) => toastError('The course couldn’t be copied', error),
              }),
          },
          { label: 'Export as file', onSelect: () => navigateAway(paths.courseExport(course)) },
          isChanged && {
            label: publishAt ? 'Change schedule' : 'Schedule publishing',
            onSelect: () => setAsked('schedule'),
          },
          publishAt !== null && {
            label: 'Cancel schedule',
            onSelect: () =>
              cancelSchedule.mutate(undefined, {
                onSuccess: () => success('Schedule canceled'),
                onError: (error) => toastError('The schedule couldn’t be canceled', error),
              }),
          },
          isPublished && isChanged && { label: 'Discard changes', onSelect: () => setAsked('discard') },
          isPublished && !isWithdrawn && { label: 'Withdraw', onSelect: () => setAsked('withdraw') },
          isWithdrawn && {
            label: 'Offer again',
            onSelect: () =>
              reoffer.mutate(undefined, {
                onSuccess: () => success('Course offered again'),
                onError: (error) => toastError('The course couldn’t be offered again', error),
              }),
          },
          !isPublished && { label: 'Delete', onSelect: () => setAsked('delete') },
        ]}
      />
      {asked === 'schedule' && (
        <ScheduleDialog
          course={course}
          publishAt={publishAt}
          timeZone={timeZone}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'withdraw' && (
        <WithdrawDialog course={course} title={document.title} onClose={() => setAsked(null)} />
      )}
      <ConfirmDialog
        open={asked === 'discard'}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Discard changes?"
        description="The draft will be what members see now. Published versions stay."
        action="Discard changes"
        busy={discard.isPending}
        onConfirm={() =>
          discard.mutate(version, {
            onSuccess: () => success('Changes discarded'),
            onError: (error) => toastError('The changes couldn’t be discarded', error),
          })
        }
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Delete ${document.title}?`}
        description="It was never published. Its lessons can’t be restored."
        action="Delete course"
        busy={deletion.isPending}
        onConfirm={() =>
          deletion.mutate(version, {
            onSuccess: () => {
              success('Course deleted');
              void navigate(paths.adminCourses);
            },
            onError: (error) => toastError('The course couldn’t be deleted', error),
          })
        }
      />
    </>
  );
}
