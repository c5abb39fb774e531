import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { isOneLine, UNSUPPORTED_CHARACTERS } from '../../text';
import { classNames } from '../class-names';
import styles from './field.module.css';
import { Icon } from '../media/icon';

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  reportText: (line: string) => void;
}

const FieldContext = createContext<FieldIds | null>(null);

export interface FieldProps {
  label: ReactNode;
  /** What to know before typing. */
  hint?: ReactNode;
  /** What went wrong and what to do; its presence marks the control invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Keeps the label for screen readers only, where the place makes it plain to the eye. */
  labelHidden?: boolean;
  className?: string;
  /** One control: Input, Textarea or Select. It is tied to label, hint and error by itself. */
  children: ReactNode;
}

export function Field({
  label,
  hint,
  error: given,
  required = false,
  labelHidden,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const [isUnsupported, setUnsupported] = useState(false);
  const reportText = useCallback((line: string) => setUnsupported(!isOneLine(line)), []);
  const error = isUnsupported ? UNSUPPORTED_CHARACTERS : given;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const ids = { id, describedBy: classNames(errorId, hintId), invalid: Boolean(error), required, reportText };
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? styles.hidden : styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldContext value={ids}>{children}</FieldContext>
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            <Icon name="alert" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** What a control takes from the Field around it; its own props come first. */
function useControl<
  Props extends ComponentProps<'input'> | ComponentProps<'textarea'> | ComponentProps<'select'>,
>(props: Props): Props {
  const field = use(FieldContext);
  return {
    ...props,
    className: classNames(styles.control, props.className),
    id: props.id ?? field?.id,
    required: props.required ?? (field?.required || undefined),
    'aria-describedby': classNames(props['aria-describedby'], field?.describedBy),
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
  };
}

/** The last year that the api accepts; with it, browsers take four digits for a year. */
const MAX_BY_TYPE: Record<string, string> = { date: '2200-12-31', 'datetime-local': '2200-12-31T23:59' };

/** One line: characters that it cannot hold are named as they come, by the rule of the api. */
export function Input(props: ComponentProps<'input'>) {
  const report = use(FieldContext)?.reportText;
  const { value } = props;
  useEffect(() => {
    if (typeof value === 'string') report?.(value);
  }, [value, report]);
  const onInput: typeof props.onInput = (event) => {
    report?.(event.currentTarget.value);
    props.onInput?.(event);
  };
  const max = MAX_BY_TYPE[props.type ?? 'text'];
  return <input type="text" dir="auto" max={max} {...useControl(props)} onInput={onInput} />;
}

export function Textarea(props: ComponentProps<'textarea'>) {
  return <textarea rows={5} dir="auto" {...useControl(props)} />;
}

export function Select({ children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select {...useControl(props)}>{children}</select>
      <Icon name="chevron-down" />
    </span>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** `radio` for one of several. */
  type?: 'checkbox' | 'radio';
}

export function Checkbox({ label, hint, error, type = 'checkbox', className, ...props }: CheckboxProps) {
  const id = useId();
  const noteId = hint || error ? `${id}-note` : undefined;
  return (
    <div className={classNames(styles.check, className)}>
      <input
        {...props}
        type={type}
        id={props.id ?? id}
        aria-describedby={noteId}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={props.id ?? id} dir="auto">
        {label}
      </label>
      {noteId && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
