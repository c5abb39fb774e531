import { spawn } from 'node:child_process';
import { once } from 'node:events';

const FRAMES_PER_SECOND = 24;
const QUIET = ['-y', '-v', 'error'];

async function ended(child, command) {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}

export const ffmpeg = (...args) =>
  ended(spawn('ffmpeg', [...QUIET, ...args], { stdio: ['ignore', 'inherit', 'inherit'] }), 'ffmpeg');

/** Draws every frame of a film into one lossless file. */
export async function recordFrames(frameAt, seconds, master) {
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'];
  const encoder = spawn(
    'ffmpeg',
    [...QUIET, ...input, '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', master],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) {
    const png = await frameAt(frame / FRAMES_PER_SECOND);
    if (!encoder.stdin.write(png)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await ended(encoder, 'ffmpeg');
}

export const colour = (format) => [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', format],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];

export const h264 = (quality) => [
  ...colour('yuv420p'),
  ...['-c:v', 'libx264', '-crf', String(quality), '-preset', 'veryslow', '-profile:v', 'high'],
  ...['-movflags', '+faststart'],
];
