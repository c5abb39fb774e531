const GIGABYTE = 1_000_000_000;
const MEGABYTE = 1_000_000;

/** "1.2 GB", "40 MB", "3 KB" */
export function fileSize(bytes: number): string {
  if (bytes >= GIGABYTE) return `${inTenths(bytes / GIGABYTE)} GB`;
  if (bytes >= MEGABYTE) return `${inTenths(bytes / MEGABYTE)} MB`;
  return `${Math.ceil(bytes / 1_000)} KB`;
}

const inTenths = (value: number): string => String(Math.round(value * 10) / 10);
