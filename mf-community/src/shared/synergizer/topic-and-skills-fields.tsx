import { fieldError } from '@futurelab/platform/components/field-error';
import { Field, Input, Select } from '@futurelab/platform/ui';
import type { Topic } from '../../queries/projects';

interface TopicAndSkillsFieldsProps {
  topics: readonly Topic[];
  content: { topic: Topic | ''; skills: string };
  skillsLabel: string;
  error: Error | null;
  onChange: (part: { topic: Topic | '' } | { skills: string }) => void;
}

/** What the shelves of the Synergizer are narrowed by. */
export const TopicAndSkillsFields = ({
  topics,
  content,
  skillsLabel,
  error,
  onChange,
}: TopicAndSkillsFieldsProps) => (
  <>
    <Field label="Topic" error={fieldError(error, 'topic')}>
      <Select
        name="topic"
        value={content.topic}
        onChange={({ target }) => onChange({ topic: target.value as Topic | '' })}
      >
        <option value="">None</option>
        {topics.map((topic) => (
          <option key={topic}>{topic}</option>
        ))}
      </Select>
    </Field>
    <Field label={skillsLabel} hint="Up to five, separated by commas." error={fieldError(error, 'skills')}>
      <Input
        name="skills"
        value={content.skills}
        onChange={({ target }) => onChange({ skills: target.value })}
      />
    </Field>
  </>
);
