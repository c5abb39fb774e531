import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { pictureAt, pictureUrl } from '#platform/pictures';
import { Database, type Statement, type Transaction } from '../../../core/database/database.js';
import { LiveService } from '../../../core/live/live.service.js';
import { RateLimitsService } from '../../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../../core/access/member.js';
import { certificateIssue } from '../../../learning/certificates/certificates.sql.js';
import { achievementAward } from '../../../people/achievements/achievements.sql.js';
import { UploadsService } from '../../../identity/uploads/uploads.service.js';
import { DataArchive } from '../archive/data-archive.entity.js';
import type { Manifest } from '../archive/manifest.js';
import { allSections } from '../archive/sections.js';
import { ArchiveReader } from './archive-reader.js';
import type { DataImportResult, ImportedSection } from './import.dto.js';
import { ForeignArchiveError, UsedArchiveError } from './import.errors.js';
import {
  type ArchivedPreferences,
  type ArchivedProfile,
  importPreferences,
  importProfile,
} from './import-profile.js';
import {
  archiveLock,
  enrollmentsFinishedByImport,
  finishedEnrollmentsOf,
  LEARNING_DAYS,
  importedLearningDaysDeletion,
  learningDaysOf,
  SECTION_IMPORTS,
  type SectionImport,
} from './import.queries.js';

const PER_MEMBER = { name: 'data-import', limit: 30, windowSeconds: 3600 };

/** Each holds a connection, and needs another one while its picture is drawn. */
const CONCURRENCY = 2;

/** What comes in that earns achievements. */
const IMPORTED_SOURCES = ['enrollments', 'lesson_activity', 'lesson_answers', 'lesson_reflections'] as const;

/** A preview is the import itself, undone. */
class Undo extends Error {
  constructor(readonly result: DataImportResult) {
    super();
  }
}

interface Archive {
  reader: ArchiveReader;
  manifest: Manifest;
  hash: string;
}

/** Brings an archive that was made here into an account. */
@Injectable()
export class DataImportService {
  private readonly importing = pLimit(CONCURRENCY);

  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly uploads: UploadsService,
    private readonly live: LiveService,
  ) {}

  /** Counted before the file is read. @throws TooManyRequestsError */
  count(member: Member): Promise<void> {
    return this.limits.count(PER_MEMBER, member.id);
  }

  /** @throws NotAnArchiveError, UnsafeArchiveError, ForeignArchiveError, UsedArchiveError */
  import(member: Member, file: string, preview: boolean): Promise<DataImportResult> {
    return this.importing(() => this.read(member, file, preview));
  }

  private async read(member: Member, file: string, preview: boolean): Promise<DataImportResult> {
    const reader = await ArchiveReader.open(file);
    try {
      const archive = { reader, ...(await reader.manifest()) };
      return await this.database.transaction(async (transaction) => {
        const result = await this.write(member, archive, preview, transaction);
        if (preview) throw new Undo(result);
        return result;
      });
    } catch (error) {
      if (error instanceof Undo) return error.result;
      throw error;
    } finally {
      reader.close();
    }
  }

  private async write(
    member: Member,
    { reader, manifest, hash }: Archive,
    preview: boolean,
    transaction: Transaction,
  ): Promise<DataImportResult> {
    const [known] = await transaction.query<{ importedById: string | null }>(archiveLock(manifest.id, hash));
    if (!known) throw new ForeignArchiveError();
    const isRepeated = known.importedById === member.id;
    if (known.importedById !== null && !isRepeated) throw new UsedArchiveError();

    const read = async <T>(name: string): Promise<T | null> => {
      const bytes = await reader.file(manifest, `data/${name}.json`);
      return bytes && (JSON.parse(bytes.toString('utf8')) as T);
    };
    const profile = (await read<ArchivedProfile>('profile')) ?? {};
    const picture = isRepeated
      ? undefined
      : await this.pictureOf(profile, { reader, manifest, hash }, member, preview);
    const sections: ImportedSection[] = [
      {
        name: 'profile',
        label: 'Profile fields',
        missing: 0,
        ...(await importProfile(profile, picture, member.id, transaction)),
      },
      {
        name: 'preferences',
        label: 'Preferences',
        missing: 0,
        ...(await importPreferences(
          (await read<ArchivedPreferences>('preferences')) ?? {},
          member.id,
          transaction,
        )),
      },
    ];
    const rowsOf = async (name: string) => (await read<unknown[]>(name)) ?? [];
    const idsOf = async (statement: Statement) =>
      (await transaction.query<{ id: string }>(statement)).map(({ id }) => id);
    const finished = await idsOf(finishedEnrollmentsOf(member.id));
    const days = await idsOf(learningDaysOf(member.id));
    for (const one of SECTION_IMPORTS)
      sections.push(await writeSection(one, await rowsOf(one.name), member.id, transaction));
    const newlyFinished = enrollmentsFinishedByImport(member.id, finished, await rowsOf('courses'));
    await transaction.query(certificateIssue(await idsOf(newlyFinished)));
    await transaction.query(importedLearningDaysDeletion(member.id, days));
    sections.push(
      await writeSection(LEARNING_DAYS, await rowsOf(LEARNING_DAYS.name), member.id, transaction),
    );

    await transaction.query(achievementAward(IMPORTED_SOURCES, [member.id]));
    await transaction.manager.update(DataArchive, { id: manifest.id }, { importedById: member.id });
    await this.live.publish(
      [
        { topic: 'me', memberIds: [member.id] },
        { topic: 'points', memberIds: [member.id] },
      ],
      transaction,
    );
    return { preview, exportedAt: manifest.exportedAt, isRepeated, sections };
  }

  /** Drawn anew, as every picture that is sent here. */
  private async pictureOf(
    { pictureUrl: url }: ArchivedProfile,
    { reader, manifest }: Archive,
    member: Member,
    preview: boolean,
  ): Promise<string | undefined> {
    const own = url ? pictureAt(url) : null;
    if (!own) return url ?? undefined;
    const bytes = await reader.file(manifest, `pictures/${own.id}.webp`);
    if (!bytes || preview) return bytes ? url! : undefined;
    return pictureUrl(await this.uploads.create(member, () => Promise.resolve(bytes)));
  }
}

async function writeSection(
  { name, known, write }: SectionImport,
  rows: unknown[],
  memberId: string,
  transaction: Transaction,
): Promise<ImportedSection> {
  const values = [memberId, JSON.stringify(rows)];
  const [here] = known
    ? await transaction.query<{ count: number }>({ text: known, values })
    : [{ count: rows.length }];
  const written = await transaction.query({ text: write, values });
  return {
    name,
    label: allSections().find((section) => section.name === name)?.label ?? name,
    found: rows.length,
    added: written.length,
    missing: rows.length - here!.count,
  };
}
