/** "One, two,, two" → its different parts: `['One', 'two']`. */
export const readList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];
