import { ATTACKS } from '@futurelab/platform/testing/attacks';
import { isOneLine, isVisible } from '@futurelab/platform/text';

// eslint-disable-next-line no-control-regex -- what the api says of these is its own specs' matter
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Hands the attacks out in turn, so that each comes through a field before any comes twice. */
export class PayloadSupply {
  private readonly queue: string[];

  constructor(attacks = ATTACKS) {
    this.queue = [...new Set(attacks.map((attack) => attack.replace(UNSTORABLE, '').trim()))].filter(Boolean);
  }

  get all(): readonly string[] {
    return this.queue;
  }

  /** The next one that a field of one line and this length takes. */
  next(max: number): string {
    const index = this.queue.findIndex(
      (attack) => attack.length <= max && isOneLine(attack) && isVisible(attack),
    );
    const [attack = ''] = this.queue.splice(index, 1);
    this.queue.push(attack);
    return attack;
  }

  take(count: number, max: number): string[] {
    return [...new Set(Array.from({ length: count }, () => this.next(max)))];
  }

  /** All of them in few texts of at most this length, each made into a paragraph by `place`. */
  texts(max: number, place = (attack: string) => attack): string[] {
    const texts: string[] = [];
    let text = '';
    for (const paragraph of this.queue.map(place).filter(({ length }) => length <= max)) {
      if (text.length + paragraph.length + 2 > max) {
        texts.push(text);
        text = '';
      }
      text += `${paragraph}\n\n`;
    }
    return [...texts, text].map((each) => each.trim()).filter(Boolean);
  }
}
