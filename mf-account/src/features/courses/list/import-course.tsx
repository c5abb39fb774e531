import { fieldError } from '@futurelab/platform/components/field-error';
import { FormError } from '@futurelab/platform/components/form-error';
import { Dialog } from '@futurelab/platform/overlays';
import { paths } from '@futurelab/platform/paths';
import { useMutation } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { toast } from '@futurelab/platform/toast';
import { Button, Field, Input, LinkButton } from '@futurelab/platform/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { courseImportMutation, problemsOf } from '../../../queries/admin/courses/course-files';
import styles from './import-course.module.css';

/** Begins a course with what is in a file, and opens it; first says which of its media files are not here. */
export function ImportCourse() {
  const form = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<File>();
  const [isChecked, setChecked] = useState(false);
  const action = useMutation(courseImportMutation);
  const change = (open: boolean) => {
    setOpen(open);
    setFile(undefined);
    setChecked(false);
    action.reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!file) return;
    action.mutate(file, {
      onSuccess: ({ id, missing }) => {
        if (missing.length > 0) return;
        toast({ title: 'Course imported', variant: 'success' });
        void navigate(paths.adminCourse(id));
      },
    });
  };
  const { data } = action;
  return (
    <>
      <Button variant="secondary" onClick={() => change(true)}>
        Import a file
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={change}
        title={data ? 'Course imported' : 'Import a file'}
        description={
          data
            ? 'These files aren’t in the media library. Upload them, then choose them in their lessons.'
            : 'A course that was exported as a file becomes a new draft.'
        }
        footer={
          data ? (
            <LinkButton to={paths.adminCourse(data.id)}>Open course</LinkButton>
          ) : (
            <>
              <Button variant="secondary" onClick={() => change(false)}>
                Cancel
              </Button>
              <Button type="submit" form={form} busy={action.isPending}>
                Import course
              </Button>
            </>
          )
        }
      >
        {data ? (
          <ul className={styles.list}>
            {data.missing.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        ) : (
          <form id={form} onSubmit={submit} noValidate>
            <Field
              label="Course file"
              hint="It ends in .course.json."
              error={
                (isChecked && !file && 'Choose a file.') ||
                (fieldError(action.error, 'file') && 'This file can’t be used.')
              }
            >
              <Input
                type="file"
                accept=".json,application/json"
                onChange={({ target }) => {
                  action.reset();
                  setFile(target.files?.[0]);
                }}
              />
            </Field>
            <Problems error={action.error} />
            <FormError error={action.error} />
          </form>
        )}
      </Dialog>
    </>
  );
}

/** What is wrong with the file, and where. */
function Problems({ error }: { error: unknown }) {
  const problems = problemsOf(error);
  if (problems.length === 0) return null;
  return (
    <ul className={styles.list} role="alert">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
