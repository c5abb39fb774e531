import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import { Database } from '../../core/database/database.js';
import type { Episode } from './episodes.dto.js';
import { episodeBySlug, episodePage, recordingOf } from './episodes.queries.js';

@Injectable()
export class EpisodesService {
  constructor(private readonly database: Database) {}

  list({ limit, cursor }: PageQuery): Promise<JsonPage> {
    return readJsonPage(
      this.database,
      episodePage(limit, cursor === undefined ? undefined : decodeCursor(cursor, 2)),
    );
  }

  /** @throws NotFoundError */
  async find(slug: string): Promise<string> {
    const json = await this.database.json(episodeBySlug(slug));
    if (json === undefined) throw new NotFoundError();
    return json;
  }

  /** As players that know of chapters read them: github.com/Podcastindex-org/podcast-namespace. @throws NotFoundError */
  async chapters(slug: string): Promise<object> {
    const { chapters } = JSON.parse(await this.find(slug)) as Episode;
    return { version: '1.2.0', chapters: chapters.map(({ start, title }) => ({ startTime: start, title })) };
  }

  /** As plain text. @throws NotFoundError */
  async transcript(slug: string): Promise<string> {
    const { title, transcript } = JSON.parse(await this.find(slug)) as Episode;
    return `${title}\n\n${transcript.replaceAll('**', '')}\n`;
  }

  /** The id of its recording in the media library. @throws NotFoundError */
  async recording(slug: string): Promise<string> {
    const recording = await this.database.one<{ id: string }>(recordingOf(slug));
    if (!recording) throw new NotFoundError();
    return recording.id;
  }
}
