import { TRACK_TITLES, isTrack } from '@futurelab/platform/format';
import { FormError } from '@futurelab/platform/components/form-error';
import { useMutation } from '@futurelab/platform/query';
import { toast } from '@futurelab/platform/toast';
import { Field, Select } from '@futurelab/platform/ui';
import type { CourseDraft } from '../../../queries/admin/courses/course-draft';
import { trackMutation } from '../../../queries/admin/courses/publication';
import styles from './settings.module.css';

/** Which track a published course belongs to: the one of its title, or another. */
export function TrackField({ course, draft }: { course: string; draft: CourseDraft }) {
  const { trackOverride } = draft;
  const change = useMutation(trackMutation(course));
  const choose = (value: string) =>
    change.mutate(isTrack(value) ? value : null, {
      onSuccess: () => toast({ title: 'Track saved', variant: 'success' }),
    });
  return (
    <div className={styles.track}>
      <Field label="Track" hint="Saves when you choose it, and members see it at once.">
        <Select
          value={trackOverride ?? ''}
          aria-busy={change.isPending}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{`By its title: ${trackOfTitle(draft)}`}</option>
          {Object.entries(TRACK_TITLES).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <FormError error={change.error} />
    </div>
  );
}

type TitledTrack = Pick<CourseDraft, 'assignedTrack' | 'trackKeyword'>;

/** "Consciousness Integration, from “Mindful”" */
export const trackOfTitle = ({ assignedTrack, trackKeyword }: TitledTrack): string =>
  `${TRACK_TITLES[assignedTrack]}, ${trackKeyword === null ? 'the default' : `from “${trackKeyword}”`}`;
