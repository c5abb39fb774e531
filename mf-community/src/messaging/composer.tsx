import { Button, Field, Textarea } from '@futurelab/platform/ui';
import { useRef, type FormEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import styles from './composer.module.css';

/** As the api has it. */
const MAX_LENGTH = 5_000;

interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  busy?: boolean;
  error?: ReactNode;
  textRef?: Ref<HTMLTextAreaElement>;
}

/** Where one writes: Enter sends, Shift and Enter begin a new line. */
export function Composer({ text, onChange, onSend, busy, error, textRef }: ComposerProps) {
  const form = useRef<HTMLFormElement>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words && !busy) onSend(words);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // An input method uses Enter to choose a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <form ref={form} className={styles.composer} onSubmit={send}>
      <Field label="Message" labelHidden error={error} className={styles.field}>
        <Textarea
          ref={textRef}
          className={styles.text}
          rows={1}
          name="text"
          value={text}
          maxLength={MAX_LENGTH}
          placeholder="Write a message"
          enterKeyHint="send"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
}
