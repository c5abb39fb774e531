import { useQuery } from '@futurelab/platform/query';
import { useParams } from '@futurelab/platform/router';
import { Field, Select } from '@futurelab/platform/ui';
import { courseMediaQuery, type MediaBlockKind } from '../../../../queries/admin/courses/course-media';

const LABELS: Record<MediaBlockKind, string> = { video: 'Film', audio: 'Recording', file: 'File' };

interface MediaFieldProps {
  block: { kind: MediaBlockKind; media: string };
  error: string | undefined;
  /** `seconds`: how long it is, where that is known. */
  onChange: (id: string, seconds: number | null) => void;
}

/** A choice among the files of the media library. */
export function MediaField({ block: { kind, media }, error, onChange }: MediaFieldProps) {
  const { id: course = '' } = useParams();
  const { data: files = [], isSuccess } = useQuery(courseMediaQuery(course, kind));
  const isListed = media === '' || files.some(({ id }) => id === media);
  return (
    <Field label={LABELS[kind]} hint="From the media library." error={error}>
      <Select
        value={media}
        onChange={({ target: { value } }) => {
          const seconds = files.find(({ id }) => id === value)?.durationSeconds;
          onChange(value, seconds ? Math.max(1, Math.round(seconds)) : null);
        }}
      >
        <option value="">Choose a file</option>
        {!isListed && <option value={media}>{isSuccess ? 'Another file' : 'Loading…'}</option>}
        {files.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
