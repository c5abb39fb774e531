/** Whether there is anything in a text to look for. */
export const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
