export interface S3Settings {
  bucket: string;
  /** Before every key, with its slash, or empty. */
  prefix: string;
  /** Of an S3-compatible service; null for Amazon's own. */
  endpoint: string | null;
  region: string;
}
