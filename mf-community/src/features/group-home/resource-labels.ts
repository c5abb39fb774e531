const KINDS: Record<string, string> = {
  pdf: 'PDF',
  docx: 'Word document',
  xlsx: 'Excel spreadsheet',
  pptx: 'PowerPoint slides',
  odt: 'Document',
  ods: 'Spreadsheet',
  odp: 'Slides',
  txt: 'Text',
  md: 'Text',
  csv: 'Table',
};

/** "PDF, 1.2 MB" */
export function fileLabel(fileName: string, bytes: number): string {
  const kind = KINDS[fileName.slice(fileName.lastIndexOf('.') + 1)] ?? 'Picture';
  const size =
    bytes >= 1_000_000
      ? `${(bytes / 1_000_000).toFixed(1)} MB`
      : `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${kind}, ${size}`;
}
