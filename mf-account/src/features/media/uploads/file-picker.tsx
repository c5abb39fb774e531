import { Button } from '@futurelab/platform/ui';
import { useRef, type ChangeEvent } from 'react';
import { ACCEPTED } from './accepted-files';

/** A button that asks for files. */
export function FilePicker({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label="Choose files"
        onChange={take}
      />
      <Button onClick={() => input.current?.click()}>Upload files</Button>
    </>
  );
}
