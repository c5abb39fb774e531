import { Inject, Injectable } from '@nestjs/common';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pictureUrl } from '#platform/pictures';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database } from '../../../core/database/database.js';
import { FileStore } from '../../../core/storage/file-store.js';
import { PictureStore } from '../../../core/storage/picture-store.js';
import { GroupResource } from '../../../groups/resources/group-resource.entity.js';
import { Upload } from '../../../identity/uploads/upload.entity.js';
import { MessageFile } from '../../../people/conversations/files/message-file.entity.js';
import { readmeText } from './archive-readme.js';
import { collectSection } from './collect-archive.js';
import { type ArchivedFile, FORMAT, VERSION } from './manifest.js';
import { packArchive, type StoredFile } from './pack-archive.js';
import { allSections } from './sections.js';

interface Collected {
  files: ArchivedFile[];
  stored: StoredFile[];
}

/** Makes the archive of everything of a member's own. */
@Injectable()
export class ArchiveWriter {
  constructor(
    private readonly database: Database,
    private readonly pictures: PictureStore,
    private readonly documents: FileStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @returns the hash of its manifest */
  async write(id: string, memberId: string, target: string): Promise<string> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-archive-'));
    try {
      const { files, stored } = await this.collect(memberId, folder);
      const [exportedAt, site] = [new Date().toISOString(), this.config.publicUrl];
      const manifest = { format: FORMAT, version: VERSION, id, site, exportedAt } as const;
      const readme = readmeText(site, exportedAt, allSections());
      return await packArchive({ manifest, readme, collected: files, folder, stored }, target);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** All of it as it was at one moment. */
  private collect(memberId: string, folder: string): Promise<Collected> {
    return this.database.transaction(async (transaction) => {
      await transaction.query({ text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY' });
      const files: ArchivedFile[] = [];
      for (const section of allSections())
        files.push(...(await collectSection(section, memberId, folder, transaction)));
      const uploads = await transaction.manager.findBy(Upload, { userId: memberId });
      const inGroups = await transaction.manager.findBy(GroupResource, { addedById: memberId });
      const inMessages = await transaction.manager.findBy(MessageFile, { userId: memberId });
      const documents = [...inGroups, ...inMessages];
      return { files, stored: [...uploads.map(this.picture), ...documents.flatMap(this.document)] };
    });
  }

  private readonly picture = (upload: Upload): StoredFile => ({
    path: `pictures/${upload.id}.webp`,
    read: () => this.pictures.read(upload, pictureUrl(upload)),
  });

  private readonly document = ({ id, fileName }: GroupResource | MessageFile): StoredFile[] =>
    fileName === null ? [] : [{ path: `files/${id}-${fileName}`, read: () => this.documents.read(id) }];
}
