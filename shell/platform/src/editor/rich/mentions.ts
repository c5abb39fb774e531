import { Extension } from '@tiptap/core';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';

export interface Person {
  slug: string;
  name: string;
  role: string | null;
  picture: string | null;
}

/** Those whose name begins like that. */
export type FindPeople = (name: string) => Promise<Person[]>;

export interface Suggested {
  people: Person[];
  choose: (person: Person) => void;
}

export interface MentionSource {
  find: FindPeople;
  /** Null: nobody is being mentioned. */
  show: (suggested: Suggested | null) => void;
  /** Whether the list of suggestions has used the key. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** After "@", members are suggested; a mention is a link to their profile. */
export const mentions = ({ find, show, onKey }: MentionSource) =>
  Extension.create({
    name: 'mentions',
    addProseMirrorPlugins() {
      const update = ({ items, command }: SuggestionProps<Person, Person>) =>
        show({ people: items, choose: command });
      return [
        Suggestion<Person, Person>({
          editor: this.editor,
          char: '@',
          minQueryLength: 1,
          debounce: 150,
          items: ({ query }) => find(query),
          command: ({ editor, range, props: { name, slug } }) => {
            const link = { type: 'link', attrs: { href: `/profile/${slug}` } };
            const mention = [
              { type: 'text', text: `@${name}`, marks: [link] },
              { type: 'text', text: ' ' },
            ];
            editor.chain().focus().insertContentAt(range, mention).run();
          },
          render: () => ({
            onStart: update,
            onUpdate: update,
            onKeyDown: ({ event }) => onKey(event),
            onExit: () => show(null),
          }),
        }),
      ];
    },
  });
