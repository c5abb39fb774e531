import type { ErrorDetails } from '../errors/errors.js';
import { type Html, html } from './html.js';

export interface FormField {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'date' | 'textarea' | 'select' | 'checkbox';
  /** Of a select: value to words. */
  options?: Readonly<Record<string, string>>;
  optional?: boolean;
  maxLength?: number;
  autocomplete?: string;
}

/** Submitted values by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** The text fields of a form's body; browsers send line breaks as CR LF. */
export function formValues(body: unknown): FormValues {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter(isText).map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]),
  );
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** A form with its submitted values and the error beside each field. */
export function renderForm(
  { action, button, hidden = {} }: { action: string; button: string; hidden?: FormValues },
  fields: readonly FormField[],
  values: FormValues,
  wrong: ErrorDetails = {},
): Html {
  return html`<form method="post" action="${action}">
    ${Object.entries(hidden).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    ${fields.map((field) => oneField(field, values[field.name] ?? '', wrong[field.name]?.[0]))}
    <div class="trap" aria-hidden="true">
      <label for="website">Leave this empty</label>
      <input id="website" name="website" tabindex="-1" autocomplete="off" />
    </div>
    <div class="actions"><button>${button}</button></div>
  </form>`;
}

function oneField(field: FormField, value: string, wrong: string | undefined): Html {
  const { name, label, optional } = field;
  const message = wrong ? html`<p class="wrong" id="${name}-wrong">${wrong}</p>` : '';
  if (field.type === 'checkbox')
    return html`<label class="check">
        <input
          type="checkbox"
          name="${name}"
          value="on"
          ${attributes({ ...marks(field, wrong), checked: value !== '' })}
        />
        ${label}</label
      >${message}`;
  return html`<label for="${name}"
      >${label}${optional ? html` <span class="quiet">(optional)</span>` : ''}</label
    >
    ${control(field, value, marks(field, wrong))}${message}`;
}

function control(
  { name, type = 'text', options, maxLength, autocomplete }: FormField,
  value: string,
  more: Attributes,
) {
  const all = attributes({ id: name, name, maxlength: maxLength, autocomplete, ...more });
  // Browsers drop the first line break after the tag.
  if (type === 'textarea') return html`<textarea${all}>\n${value}</textarea>`;
  if (type !== 'select') return html`<input type="${type}" value="${value}" ${all} />`;
  return html`<select${all}>
    <option value="">Choose</option>
    ${Object.entries(options ?? {}).map(
      ([key, message]) =>
        html`<option value="${key}" ${attributes({ selected: key === value })}>${message}</option>`,
    )}
  </select>`;
}

type Attributes = Record<string, string | number | boolean | undefined>;

const marks = ({ name, optional }: FormField, wrong: string | undefined): Attributes => ({
  required: !optional,
  'aria-invalid': wrong ? 'true' : undefined,
  'aria-describedby': wrong ? `${name}-wrong` : undefined,
});

function attributes(values: Attributes): Html[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? html` ${name}` : html` ${name}="${value as string}"`));
}
