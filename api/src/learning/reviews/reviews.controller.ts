import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import { sendJsonPage } from '../../core/paging/json-page.js';
import { ErrorResponse } from '../../core/errors/error-response.dto.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { JsonResponse } from '../../core/http/json-response.js';
import type { Member } from '../../core/access/member.js';
import { ReviewListQuery, ReviewRequest, ReviewResponse } from './reviews.dto.js';
import { ReviewsService } from './reviews.service.js';

@ApiTags('reviews')
@ApiNotFoundResponse({ type: ErrorResponse })
@Controller('api/courses/:id/reviews')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  /** What members who finished the course say, the latest first. */
  @Get()
  @Public()
  @JsonResponse(ReviewResponse, { isArray: true })
  async list(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Query() query: ReviewListQuery,
    @CurrentUser() viewer: Member | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return sendJsonPage(request, reply, await this.reviews.list(course, viewer, query));
  }

  /** Writes the caller's review, or changes it. */
  @Post()
  @MembersOnly()
  @ApiCreatedResponse({ type: ReviewResponse })
  @ApiBadRequestResponse({ type: ErrorResponse })
  @ApiForbiddenResponse({ type: ErrorResponse, description: '`finish_first` or `review_removed`' })
  @ApiTooManyRequestsResponse({ type: ErrorResponse })
  write(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Body() review: ReviewRequest,
    @CurrentUser() member: Member,
  ): Promise<ReviewResponse> {
    return this.reviews.write(member, course, review);
  }

  @Delete('mine')
  @MembersOnly()
  @HttpCode(204)
  @ApiNoContentResponse()
  async withdraw(@Param('id', IdOrSlugPipe) course: IdOrSlug, @CurrentUser() member: Member): Promise<void> {
    await this.reviews.withdraw(member, course);
  }
}
