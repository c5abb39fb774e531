import { OverloadedError, type OverloadReason } from './overloaded-error';

/** Counts what is under way, and refuses what would be more than `most`. */
export class WorkInProgress {
  private count = 0;

  constructor(
    private readonly reason: OverloadReason,
    private readonly most: number,
  ) {}

  /**
   * @returns what to call when it is done; calling it again does no harm
   * @throws OverloadedError
   */
  begin(): () => void {
    if (this.count >= this.most) throw new OverloadedError(this.reason);
    this.count += 1;
    let done = false;
    return () => {
      if (!done) this.count -= 1;
      done = true;
    };
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    const end = this.begin();
    try {
      return await work();
    } finally {
      end();
    }
  }
}
