import { ApiProperty } from '@nestjs/swagger';
import { EpisodeChapter } from '../content/content.dto.js';

export class EpisodeAudio {
  @ApiProperty({ example: '/api/episodes/who-signs/audio.mp3' }) path!: string;
  @ApiProperty({ example: 'audio/mpeg' }) type!: string;
  @ApiProperty({ type: 'integer' }) bytes!: number;
  @ApiProperty({ type: 'integer' }) seconds!: number;
}

export class Episode {
  @ApiProperty() slug!: string;
  @ApiProperty({ type: 'integer' }) season!: number;
  @ApiProperty({ type: 'integer' }) number!: number;
  @ApiProperty() title!: string;
  @ApiProperty() guest!: string;
  @ApiProperty() summary!: string;
  @ApiProperty({ description: 'Markdown' }) notes!: string;
  @ApiProperty({ description: 'Markdown: every word that is said' }) transcript!: string;
  @ApiProperty({ type: [EpisodeChapter] }) chapters!: EpisodeChapter[];
  @ApiProperty({ format: 'date-time' }) publishedAt!: string;
  @ApiProperty() audio!: EpisodeAudio;
}
