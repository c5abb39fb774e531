import { MarkdownField } from '@futurelab/platform/editor/markdown-field';
import { Field, Input, Textarea } from '@futurelab/platform/ui';
import type { ErrorAt } from '../../../../shared/courses/field-errors';
import { MediaField } from './media-field';
import { QuizFields } from './quiz/quiz-fields';
import type { EditedBlock } from '../../../../shared/courses/edited-block';
import { RecordingFields } from './recording-fields';

export interface BlockFieldsProps {
  block: EditedBlock;
  onChange: (block: EditedBlock) => void;
  /** By the name of a field of the block. */
  error: ErrorAt;
}

/** What a block says, by its kind. */
export function BlockFields({ block, onChange, error }: BlockFieldsProps) {
  switch (block.kind) {
    case 'text':
      return (
        <MarkdownField
          label="Text"
          rows={10}
          value={block.body}
          onChange={(body) => onChange({ ...block, body })}
          error={error('body')}
        />
      );
    case 'video':
    case 'audio':
      return <RecordingFields block={block} onChange={onChange} error={error} />;
    case 'file':
      return (
        <>
          <Line
            label="Title"
            value={block.title}
            error={error('title')}
            onChange={(title) => onChange({ ...block, title })}
          />
          <Line
            label="Name of the file"
            hint="As members download it, such as checklist.pdf."
            value={block.fileName}
            error={error('fileName')}
            onChange={(fileName) => onChange({ ...block, fileName })}
          />
          <MediaField
            block={block}
            error={error('media')}
            onChange={(media) => onChange({ ...block, media })}
          />
        </>
      );
    case 'embed':
      return (
        <>
          <Line
            label="Title"
            value={block.title}
            error={error('title')}
            onChange={(title) => onChange({ ...block, title })}
          />
          <Line
            label="Address"
            hint="An embed link of youtube-nocookie.com or player.vimeo.com."
            value={block.url}
            error={error('url')}
            onChange={(url) => onChange({ ...block, url })}
          />
        </>
      );
    case 'quiz':
      return <QuizFields block={block} onChange={onChange} error={error} />;
    case 'reflection':
      return (
        <Field label="Question" hint="Members answer it for themselves." error={error('prompt')}>
          <Textarea
            rows={3}
            maxLength={2_000}
            value={block.prompt}
            onChange={({ target }) => onChange({ ...block, prompt: target.value })}
          />
        </Field>
      );
  }
}

interface LineProps {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export const Line = ({ label, hint, value, error, onChange }: LineProps) => (
  <Field label={label} hint={hint} error={error}>
    <Input
      value={value}
      maxLength={300}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);
