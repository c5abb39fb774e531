/**
 * Any answer of the api outside 2xx. The message is the status code, a colon, a space and the answer's text
 * (or the status text when there is none).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
  }

  /** The api's own message for a person, or undefined when the answer is not one of its errors. */
  get explanation(): string | undefined {
    return this.parsed?.message;
  }

  /** The api's machine-readable code, for example `already_subscribed`. */
  get code(): string | undefined {
    return this.parsed?.code;
  }

  /** Field name to what is wrong with it. */
  get details(): Record<string, string[]> {
    return this.parsed?.details ?? {};
  }

  private get parsed(): { code?: string; message?: string; details?: Record<string, string[]> } | undefined {
    try {
      return JSON.parse(this.body);
    } catch {
      return undefined;
    }
  }
}
