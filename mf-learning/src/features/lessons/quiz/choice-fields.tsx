import { Checkbox } from '@futurelab/platform/ui';
import type { Answer, Question } from '../../../queries/lessons';

interface ChoiceFieldsProps {
  question: Extract<Question, { kind: 'single' | 'multiple' | 'ordering' }>;
  given: Answer;
  onChange: (answer: Answer) => void;
}

/** One choice, or several. */
export function ChoiceFields({ question: { id, kind, choices }, given, onChange }: ChoiceFieldsProps) {
  const chosen = [given].flat() as string[];
  const toggle = (choice: string) =>
    choices.map(({ id: each }) => each).filter((each) => chosen.includes(each) !== (each === choice));
  return choices.map((choice) => (
    <Checkbox
      key={choice.id}
      type={kind === 'single' ? 'radio' : 'checkbox'}
      name={id}
      value={choice.id}
      label={choice.text}
      checked={chosen.includes(choice.id)}
      onChange={() => onChange(kind === 'single' ? choice.id : toggle(choice.id))}
    />
  ));
}
