import { registerDecorator } from 'class-validator';
import { isOneLine, isVisible } from '#platform/text/index';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const MAX_TITLE = 160;

/** Every line has a time of a day and words. */
export function IsAgenda(): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isAgenda',
      target: target.constructor,
      propertyName: propertyName as string,
      validator: {
        validate: (lines: unknown) => Array.isArray(lines) && lines.every(isLine),
        defaultMessage: () =>
          `Start each line with a time, such as “18:00 Arrival”, and keep it to ${MAX_TITLE} characters.`,
      },
    });
}

function isLine(line: unknown): boolean {
  if (typeof line !== 'object' || line === null) return false;
  const { at, title, ...more } = line as Record<string, unknown>;
  return (
    Object.keys(more).length === 0 &&
    typeof at === 'string' &&
    CLOCK.test(at) &&
    typeof title === 'string' &&
    isVisible(title) &&
    title.length <= MAX_TITLE &&
    isOneLine(title)
  );
}
