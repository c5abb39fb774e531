import { fireEvent, renderPage, screen } from '@futurelab/platform/testing';
import { MessageComposer } from './message-composer';

function open() {
  const onSend = jest.fn();
  renderPage(<MessageComposer text="日本" onChange={() => {}} onSend={onSend} />);
  return { field: screen.getByRole('textbox', { name: 'Message' }), onSend };
}

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'The Enter that chooses a word of an input method sends nothing %j',
  (init) => {
    const { field, onSend } = open();
    fireEvent.keyDown(field, { key: 'Enter', ...init });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(onSend).toHaveBeenCalledWith('日本');
  },
);

test('Text that brings a picture of itself is not taken for a picture', () => {
  const { field } = open();
  const files = [new File(['x'], 'image.png', { type: 'image/png' })];
  const getData = (type: string) => (type === 'text/plain' ? 'a\tb' : '');
  fireEvent.paste(field, { clipboardData: { files, getData } });
  expect(screen.queryByRole('group', { name: 'Add a picture' })).toBeNull();
});
