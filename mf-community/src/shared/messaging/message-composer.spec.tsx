import {
  fireEvent,
  renderPage,
  screen,
  userEvent,
  waitFor,
  type StubResponses,
} from '@futurelab/platform/testing';
import { useState } from 'react';
import type { MessageFile } from '../../queries/message-files';
import { MessageComposer } from './message-composer';

function Composer({ onSend }: { onSend: (text: string, files: readonly MessageFile[]) => void }) {
  const [text, setText] = useState('日本');
  const [files, setFiles] = useState<MessageFile[]>([]);
  return (
    <MessageComposer
      text={text}
      onChange={setText}
      files={files}
      onFilesChange={setFiles}
      onSend={(body) => onSend(body, files)}
    />
  );
}

function open(api: StubResponses = {}) {
  const onSend = jest.fn();
  const page = renderPage(<Composer onSend={onSend} />, { api });
  return { field: screen.getByRole('textbox', { name: 'Message' }), onSend, ...page };
}

const UPLOAD = 'POST /api/message-files';
const aFile = (name: string, size = 1) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Attach files'), { target: { files } });

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'The Enter that chooses a word of an input method sends nothing %j',
  (init) => {
    const { field, onSend } = open();
    fireEvent.keyDown(field, { key: 'Enter', ...init });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(onSend).toHaveBeenCalledWith('日本', []);
  },
);

test('Text that brings a picture of itself is not taken for a picture', () => {
  const { field } = open();
  const files = [new File(['x'], 'image.png', { type: 'image/png' })];
  const getData = (type: string) => (type === 'text/plain' ? 'a\tb' : '');
  fireEvent.paste(field, { clipboardData: { files, getData } });
  expect(screen.queryByRole('group', { name: 'Add a picture' })).toBeNull();
});

test('Files are attached by button, drop and paste, and can be removed before they are sent', async () => {
  let count = 0;
  const { field, onSend, api } = open({
    [UPLOAD]: () => ({ status: 201, body: { id: `f${++count}`, name: `${count}.pdf`, size: 240_000 } }),
    'DELETE /api/message-files/f1': { status: 204 },
  });
  choose(aFile('1.pdf'));
  expect(screen.getByText('Uploading…')).toBeVisible();
  await screen.findByRole('button', { name: 'Remove 1.pdf' });
  fireEvent.drop(field, { dataTransfer: { files: [aFile('2.pdf')] } });
  await screen.findByRole('button', { name: 'Remove 2.pdf' });
  fireEvent.paste(field, { clipboardData: { files: [aFile('3.pdf')], getData: () => '' } });
  await screen.findByRole('button', { name: 'Remove 3.pdf' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove 1.pdf' }));
  expect(field).toHaveFocus();
  await waitFor(() => expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(true));
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith('', [
    { id: 'f2', name: '2.pdf', size: 240_000 },
    { id: 'f3', name: '3.pdf', size: 240_000 },
  ]);
});

test('A file that is refused says why, beside what was typed', async () => {
  const message = 'This file type isn’t supported. Use PDF.';
  const { field, onSend } = open({
    [UPLOAD]: { status: 415, body: { code: 'wrong_kind_of_file', message, details: { file: [message] } } },
  });
  choose(aFile('run.exe'));
  expect(await screen.findByText(message)).toHaveRole('alert');
  choose(aFile('long.pdf', 10 * 1024 * 1024 + 1));
  expect(await screen.findByText(/larger than 10 MB/)).toHaveRole('alert');
  choose(...Array.from({ length: 6 }, (_, n) => aFile(`${n}.exe`)));
  expect(await screen.findByText('A message can have up to 5 files.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Uploading…')).toBeNull());
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onSend).toHaveBeenCalledWith('日本', []);
});
