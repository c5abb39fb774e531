import { fireEvent, renderPage, screen, waitFor } from '@futurelab/platform/testing';
import { MentionList } from './mention-list';
import type { Person } from './mentions';
import { useMentions } from './use-mentions';

const person = (slug: string, name: string): Person => ({ slug, name, role: null, picture: null });
const PEOPLE: Record<string, Person[]> = {
  le: [person('leo', 'Leo Brandt'), person('ana', 'Ana Lemos')],
  leo: [person('leo', 'Leo Brandt')],
};
const find = (name: string) => Promise.resolve(PEOPLE[name] ?? []);

/** A text in which everything typed is a name that begins. */
function Text({ onChosen }: { onChosen: (slug: string) => void }) {
  const { suggested, active, source } = useMentions(find);
  return (
    <>
      <input
        onChange={({ target }) =>
          void source
            .find(target.value)
            .then((people) => source.show({ people, choose: ({ slug }) => onChosen(slug) }))
        }
        onKeyDown={({ nativeEvent }) => source.onKey(nativeEvent)}
      />
      {suggested && <MentionList id="people" suggested={suggested} active={active} />}
    </>
  );
}

function open() {
  const chosen: string[] = [];
  renderPage(<Text onChosen={(slug) => chosen.push(slug)} />);
  const text = screen.getByRole('textbox');
  return {
    chosen,
    type: (value: string) => fireEvent.change(text, { target: { value } }),
    press: (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(text, { key })),
  };
}
const active = () => screen.getByRole('option', { selected: true });

test('Members whose names match what is typed are suggested, and chosen with the keys alone', async () => {
  const { chosen, type, press } = open();
  type('le');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(active()).toHaveTextContent('Leo Brandt');
  press('ArrowDown');
  expect(active()).toHaveTextContent('Ana Lemos');
  press('ArrowDown');
  expect(active()).toHaveTextContent('Leo Brandt');
  press('ArrowUp', 'Enter');
  expect(chosen).toEqual(['ana']);
});

test('Escape puts the suggestions away, and nobody found shows none', async () => {
  const { type, press } = open();
  type('le');
  await screen.findAllByRole('option');
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  type('leo');
  await screen.findAllByRole('option');
  type('xy');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});
