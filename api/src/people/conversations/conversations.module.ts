import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../core/live/live.module.js';
import { Conversation } from './conversation.entity.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsService } from './conversations.service.js';
import { UploadsModule } from '../../identity/uploads/uploads.module.js';
import { MessageFile } from './files/message-file.entity.js';
import { MessageFilePruningService } from './files/message-file-pruning.service.js';
import { MessageFilesController } from './files/message-files.controller.js';
import { MessageFilesService } from './files/message-files.service.js';
import { GroupConversationsController } from './group/group-conversations.controller.js';
import { GroupConversationsService } from './group/group-conversations.service.js';
import { ConversationMember } from './membership/conversation-member.entity.js';
import { MembershipsController } from './membership/memberships.controller.js';
import { ConversationMembershipsService } from './membership/memberships.service.js';
import { MessageWriter } from './messages/message-writer.js';
import { Message } from './messages/message.entity.js';
import { MessagesController } from './messages/messages.controller.js';
import { MessagesService } from './messages/messages.service.js';
import { MessageReaction } from './reactions/message-reaction.entity.js';
import { MessageReactionsController } from './reactions/message-reactions.controller.js';
import { MessageReactionsService } from './reactions/message-reactions.service.js';
import { NOTIFICATION_KINDS } from './registrations/notification-kinds.js';
import { PERSONAL_DATA } from './registrations/personal-data.queries.js';
import { REPORT_SUBJECTS } from './registrations/report-subjects.queries.js';
import { TypingController } from './typing/typing.controller.js';
import { TypingService } from './typing/typing.service.js';

@Module({
  imports: [
    LiveModule.forFeature('conversations', 'conversation:{id}', 'conversation-seen:{id}'),
    NOTIFICATION_KINDS,
    PERSONAL_DATA,
    REPORT_SUBJECTS,
    TypeOrmModule.forFeature([Conversation, ConversationMember, Message, MessageFile, MessageReaction]),
    UploadsModule,
  ],
  controllers: [
    ConversationsController,
    MembershipsController,
    MessagesController,
    MessageFilesController,
    MessageReactionsController,
    GroupConversationsController,
    TypingController,
  ],
  providers: [
    ConversationsService,
    ConversationMembershipsService,
    MessagesService,
    MessageFilesService,
    MessageFilePruningService,
    MessageReactionsService,
    GroupConversationsService,
    TypingService,
    MessageWriter,
  ],
  exports: [ConversationsService, MessageFilesService],
})
export class ConversationsModule {}
