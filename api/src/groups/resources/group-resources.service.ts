import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import type { Repository } from 'typeorm';
import { NotFoundError } from '../../core/errors/errors.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { Database } from '../../core/database/database.js';
import { LiveService } from '../../core/live/live.service.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import type { Member } from '../../core/access/member.js';
import { FileStore } from '../../core/storage/file-store.js';
import { ArchivedGroupError, NotInGroupError, GroupNotOpenError } from '../groups.errors.js';
import { GroupsService, type KnownGroup } from '../groups.service.js';
import { GroupResource } from './group-resource.entity.js';
import type { NewGroupLink } from './group-resources.dto.js';
import { TooManyResourcesError, NotYourResourceError } from './group-resources.errors.js';
import {
  fileToRead,
  groupLocked,
  type NewResource,
  resourceInsertion,
  resourceItem,
} from './group-resources.queries.js';
import type { GroupFile } from './read-group-file.js';

const RATE_LIMIT = { name: 'group-resources', limit: 30, windowSeconds: 3600 };
const MAX_RESOURCES = 50;

/** Links and files that a group keeps. */
@Injectable()
export class GroupResourcesService {
  constructor(
    private readonly database: Database,
    private readonly groups: GroupsService,
    private readonly limits: RateLimitsService,
    private readonly live: LiveService,
    private readonly files: FileStore,
    @InjectRepository(GroupResource) private readonly rows: Repository<GroupResource>,
  ) {}

  /** @throws NotFoundError, NotInGroupError, ArchivedGroupError, TooManyResourcesError, TooManyRequestsError */
  async addLink(ref: IdOrSlug, member: Member, { title, url }: NewGroupLink): Promise<string> {
    const group = await this.groupToFill(ref, member);
    return this.add(group, member, { title, url, fileName: null, fileSize: null });
  }

  /**
   * @param read the file, once it is clear that it may be stored
   * @throws NotFoundError, NotInGroupError, ArchivedGroupError, TooManyResourcesError, TooManyRequestsError, ArtifactsUnavailableError
   */
  async addFile(ref: IdOrSlug, member: Member, read: () => Promise<GroupFile>): Promise<string> {
    const group = await this.groupToFill(ref, member);
    const { title, fileName, bytes } = await read();
    return this.add(group, member, { title, url: null, fileName, fileSize: bytes.length }, bytes);
  }

  /** @throws NotFoundError also for groups that are closed to the member */
  async readFile(ref: IdOrSlug, member: Member, id: string): Promise<{ fileName: string; bytes: Buffer }> {
    const group = await this.groups.partOrFail(ref, member);
    const file = await this.database.one<{ id: string; fileName: string }>(fileToRead(group.id, id, member));
    const bytes = file && (await this.files.read(file.id));
    if (!bytes) throw new NotFoundError();
    return { fileName: file.fileName, bytes };
  }

  /** By the person who added it, and by people who look after the group. @throws NotFoundError, NotYourResourceError */
  async remove(ref: IdOrSlug, member: Member, id: string): Promise<void> {
    const group = await this.groups.partOrFail(ref, member);
    const row = await this.rows.findOneBy({ id, groupId: group.id });
    if (!row) throw new NotFoundError();
    const isManager = member.isAdmin || group.role === 'owner' || group.role === 'moderator';
    if (!isManager && row.addedById !== member.id) throw new NotYourResourceError();
    // The file first: what was interrupted can be removed again.
    if (row.fileName !== null) await this.files.remove(id);
    await this.rows.delete({ id });
    await this.changed(group);
  }

  private async groupToFill(ref: IdOrSlug, member: Member): Promise<KnownGroup> {
    const group = await this.groups.partOrFail(ref, member);
    if (!group.role) throw new NotInGroupError();
    if (group.moderationStatus) throw new GroupNotOpenError();
    if (group.isArchived) throw new ArchivedGroupError();
    await this.limits.count(RATE_LIMIT, member.id);
    return group;
  }

  private async add(
    group: KnownGroup,
    member: Member,
    content: Pick<NewResource, 'title' | 'url' | 'fileName' | 'fileSize'>,
    bytes?: Buffer,
  ): Promise<string> {
    const resource = { id: randomUUID(), groupId: group.id, addedById: member.id, ...content };
    const stored = await this.database.transaction(async (transaction) => {
      await transaction.query(groupLocked(group.id));
      const [row] = await transaction.query<{ id: string }>(resourceInsertion(resource, MAX_RESOURCES));
      if (!row) throw new TooManyResourcesError(MAX_RESOURCES);
      if (bytes) await this.files.put(resource.id, bytes);
      return row;
    });
    await this.changed(group);
    return (await this.database.json(resourceItem(stored.id, member)))!;
  }

  private changed({ id }: KnownGroup): Promise<void> {
    return this.live.publish([{ topic: `group:${id}`, groupId: id }]);
  }
}
