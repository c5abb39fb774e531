import type { Cue } from '../../queries/admin/courses/lesson-blocks';

const TIME = String.raw`(?:(\d+):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?`;
const TIMING = new RegExp(String.raw`^${TIME}\s*-->\s*${TIME}(?:\s|$)`);
const LENGTH = new RegExp(`^${TIME}$`);

const secondsOf = (parts: (string | undefined)[]): number => {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${fraction}`);
};

/** In seconds, from “1:30” or “1:02:30”; undefined where it is no length. */
export function readLength(text: string): number | undefined {
  const parts = LENGTH.exec(text.trim());
  return parts ? Math.ceil(secondsOf(parts.slice(1))) : undefined;
}

export interface ReadCaptions {
  cues: Cue[];
  /** The first line that is not understood, from 1. */
  wrongLine?: number;
}

/** From a WebVTT or SubRip file. */
export function readCaptions(text: string): ReadCaptions {
  const cues: Cue[] = [];
  let line = 1;
  for (const block of text.replaceAll('\r\n', '\n').split('\n\n')) {
    const lines = block.split('\n');
    const at = lines.findIndex((one) => one.includes('-->'));
    const isNote = /^\s*(WEBVTT|NOTE|STYLE|REGION)\b/.test(block) && at < 0;
    if (at >= 0) {
      const parts = TIMING.exec(lines[at]!.trim());
      if (!parts) return { cues: [], wrongLine: line + at };
      const said = lines
        .slice(at + 1)
        .join(' ')
        .replace(/<[^>]*>/g, '')
        .trim();
      if (said)
        cues.push({ start: secondsOf(parts.slice(1, 5)), end: secondsOf(parts.slice(5, 9)), text: said });
    } else if (!isNote && block.trim() !== '') return { cues: [], wrongLine: line };
    line += lines.length + 1;
  }
  return { cues };
}

const timeText = (seconds: number): string => {
  const thousandths = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const whole = Math.floor(thousandths / 1000);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${part(hours, 2)}:${part(minutes, 2)}:${part(whole % 60, 2)}.${part(thousandths % 1000, 3)}`;
};

/** As WebVTT, without its first line. */
export const captionsText = (cues: readonly Cue[]): string =>
  cues.map(({ start, end, text }) => `${timeText(start)} --> ${timeText(end)}\n${text}`).join('\n\n');
