type Pressed = KeyboardEvent | { nativeEvent: KeyboardEvent };

const nativeOf = (event: Pressed): KeyboardEvent => ('nativeEvent' in event ? event.nativeEvent : event);

/** Safari ends a composition before it tells of the Enter that did so; 229 is what remains of it. */
const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229;

/** The key that was pressed; none while an input method composes: its Enter, arrows and Escape choose among words. */
export function keyOf(event: Pressed): string {
  const native = nativeOf(event);
  return isComposing(native) ? '' : native.key;
}

/** Whether an Enter has chosen a word of an input method. */
export const choosesWord = (event: Pressed): boolean => {
  const native = nativeOf(event);
  return native.key === 'Enter' && isComposing(native);
};
