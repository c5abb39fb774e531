import { useInfiniteQuery } from '@futurelab/platform/query';
import { Button, Field, Select } from '@futurelab/platform/ui';
import { mediaListQuery, type MediaKind } from '../../../queries/admin/media';

interface MediaFieldProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  kind: MediaKind;
  /** The id of a file; empty without one. */
  value: string;
  onChange: (id: string | undefined) => void;
}

/** A choice among the files of one type in the media library, the newest first. */
export function MediaField({ label, hint, error, kind, value, onChange }: MediaFieldProps) {
  const pages = useInfiniteQuery(mediaListQuery(new URLSearchParams({ kind })));
  const files = (pages.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ state }) => state === 'ready');
  const isListed = value === '' || files.some(({ id }) => id === value);
  return (
    <>
      <Field label={label} hint={hint} error={error}>
        <Select value={value} onChange={({ target }) => onChange(target.value || undefined)}>
          <option value="">Choose a file</option>
          {!isListed && <option value={value}>{pages.isSuccess ? 'Another file' : 'Loading…'}</option>}
          {files.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {pages.hasNextPage && (
        <div>
          <Button
            variant="quiet"
            size="small"
            busy={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            List older files
          </Button>
        </div>
      )}
    </>
  );
}
