import type { IconName } from '@futurelab/platform/ui';

interface Kind {
  label: string;
  icon: IconName;
}

const TEXT: Kind = { label: 'Text', icon: 'file' };
const PICTURE: Kind = { label: 'Picture', icon: 'file' };

const KINDS: Record<string, Kind> = {
  pdf: { label: 'PDF', icon: 'file' },
  docx: { label: 'Word document', icon: 'file' },
  xlsx: { label: 'Excel spreadsheet', icon: 'table' },
  pptx: { label: 'PowerPoint slides', icon: 'monitor' },
  odt: { label: 'Document', icon: 'file' },
  ods: { label: 'Spreadsheet', icon: 'table' },
  odp: { label: 'Slides', icon: 'monitor' },
  zip: { label: 'ZIP archive', icon: 'archive' },
  txt: TEXT,
  md: TEXT,
  csv: { label: 'Table', icon: 'table' },
};

const kindOf = (name: string): Kind => KINDS[name.slice(name.lastIndexOf('.') + 1)] ?? PICTURE;

export const fileIcon = (name: string): IconName => kindOf(name).icon;

export const fileSize = (bytes: number): string =>
  bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1_000))} KB`;

/** "PDF, 1.2 MB" */
export const fileLabel = (name: string, bytes: number): string => `${kindOf(name).label}, ${fileSize(bytes)}`;
