import { playbackTime } from '@futurelab/platform/format';
import { Field, Input, Textarea } from '@futurelab/platform/ui';
import type { ErrorAt } from '../../../../shared/courses/field-errors';
import { captionsText, readCaptions, readLength } from '../../../../shared/courses/captions';
import { MediaField } from './media-field';
import type { EditedBlock } from '../../../../shared/courses/edited-block';

type Recording = Extract<EditedBlock, { kind: 'video' | 'audio' }>;

interface RecordingFieldsProps {
  block: Recording;
  onChange: (block: Recording) => void;
  error: ErrorAt;
}

/** A film or a recording, and what is said in it. */
export function RecordingFields({ block, onChange, error }: RecordingFieldsProps) {
  const length = block.lengthText ?? (block.seconds > 0 ? playbackTime(block.seconds) : '');
  const captions = block.captionsText ?? captionsText(block.transcript);
  const { wrongLine } = readCaptions(captions);
  const isLength = length === '' || readLength(length) !== undefined;
  return (
    <>
      <Field label="Title" error={error('title')}>
        <Input
          value={block.title}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...block, title: target.value })}
        />
      </Field>
      <MediaField
        block={block}
        error={error('media')}
        onChange={(media, seconds) =>
          onChange({ ...block, media, ...(seconds && { lengthText: playbackTime(seconds) }) })
        }
      />
      <Field
        label="Length"
        hint="Minutes and seconds, such as 4:30."
        error={
          isLength ? error('seconds') && 'Enter the length.' : 'Enter minutes and seconds, such as 4:30.'
        }
      >
        <Input
          value={length}
          maxLength={10}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...block, lengthText: target.value })}
        />
      </Field>
      <Field
        label="Captions"
        hint="Paste a WebVTT or SubRip file. It is also the transcript."
        error={
          wrongLine === undefined
            ? error('transcript') && (block.transcript.length === 0 ? 'Add captions.' : error('transcript'))
            : `Line ${wrongLine} isn’t a caption. Each needs a time such as 00:01.000 --> 00:04.000.`
        }
      >
        <Textarea
          rows={8}
          spellCheck={false}
          value={captions}
          onChange={({ target }) => onChange({ ...block, captionsText: target.value })}
        />
      </Field>
    </>
  );
}
