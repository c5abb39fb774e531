/** The files that were pasted, of any kind. */
export function filesIn(data: DataTransfer): File[] {
  const files = [...data.files];
  return files.length > 0 && !hasText(data, files) ? files : [];
}

/** The pictures that were pasted. Text that brings a picture of itself, as Word and Excel do, is text. */
export function picturesIn(data: DataTransfer): File[] {
  const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'));
  return pictures.length > 0 && !hasText(data, pictures) ? pictures : [];
}

function hasText(data: DataTransfer, files: File[]): boolean {
  const text = data.getData('text/plain').trim();
  // A file that is copied may bring its name.
  if (text !== '') return !files.some(({ name }) => text === name || text.endsWith(`/${name}`));
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  return body.textContent.trim() !== '';
}
