/** Of a sender as `FutureLab <hello@futurelab.example>`. */
export const senderAddress = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;
