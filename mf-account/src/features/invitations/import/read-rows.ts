const MAX_BYTES = 200_000;

/** The text of a file that a spreadsheet saved, or why it can’t be read. */
export async function readRows(file: File): Promise<{ content: string } | { problem: string }> {
  if (file.size > MAX_BYTES) return { problem: 'Choose a file of up to 200 KB.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // How a ZIP file begins, which an Excel workbook is.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return { problem: 'This is a workbook. In your spreadsheet program, save it as CSV first.' };
  const content = textOf(bytes);
  return content.includes('\0') ? { problem: 'This isn’t a CSV file.' } : { content };
}

/** Excel saves “Unicode text” as UTF-16, and plain CSV in Windows-1252. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
