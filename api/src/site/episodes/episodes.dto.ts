import { ApiProperty } from '@nestjs/swagger';
import { EpisodeChapter } from '../content/content.dto.js';

export class EpisodeAudio {
  @ApiProperty({ example: '/api/episodes/who-signs/audio.mp3' }) path!: string;
  @ApiProperty({ example: 'audio/mpeg' }) type!: string;
  @ApiProperty({ type: 'integer' }) bytes!: number;
  @ApiProperty({ type: 'integer' }) seconds!: number;
}

export class Episode {
  slug!: string;
  @ApiProperty({ type: 'integer' }) season!: number;
  @ApiProperty({ type: 'integer' }) number!: number;
  title!: string;
  guest!: string;
  summary!: string;
  /** Markdown */ notes!: string;
  /** Markdown: every word that is said */ transcript!: string;
  chapters!: EpisodeChapter[];
  @ApiProperty({ format: 'date-time' }) publishedAt!: string;
  audio!: EpisodeAudio;
}
