import { readFile } from 'node:fs/promises';
import path from 'node:path';

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.vtt': 'text/vtt',
};

/** Answers with a built file, never from the browser's cache: it may have changed. */
export async function sendFile(folder, name, outgoing) {
  const file = path.join(folder, path.normalize(`/${decodeURIComponent(name)}`));
  const bytes = await readFile(file).catch(() => null);
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  outgoing.writeHead(bytes ? 200 : 404, { 'content-type': type, 'cache-control': 'no-store' });
  outgoing.end(bytes ?? '');
}

export function sendJson(outgoing, status, value) {
  outgoing.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  outgoing.end(JSON.stringify(value));
}
