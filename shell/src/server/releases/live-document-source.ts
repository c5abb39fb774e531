import type { ServableDocument } from './compatible-releases';

/** Source of the signed document that lists the live releases. */
export interface LiveDocumentSource {
  /** The newest document known; rejects when there has never been one. */
  current(): Promise<ServableDocument>;
  /** Checks a pin, as the cookie carries it; nothing for a wrong, expired or missing one. */
  pins(cookie: string | undefined): Record<string, string>;
  /** When the registry last said that the document is current, in milliseconds since 1970; null: not since the start. */
  readonly confirmedAt: number | null;
  close(): void;
}
