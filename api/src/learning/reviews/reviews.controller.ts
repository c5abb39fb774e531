import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MembersOnly, Public } from '../../core/access/access.js';
import { PageResponse } from '../../core/paging/json-page.js';
import { ApiErrors } from '../../core/http/api-errors.js';
import { type IdOrSlug, IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import type { Member } from '../../core/access/member.js';
import { ReviewListQuery, ReviewRequest, ReviewResponse } from './reviews.dto.js';
import { ReviewsService } from './reviews.service.js';

@ApiTags('reviews')
@ApiErrors(404)
@Controller('api/courses/:id/reviews')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  /** What members who finished the course say, the latest first. */
  @Get()
  @Public()
  @PageResponse(ReviewResponse)
  list(
    @Param('id', IdOrSlugPipe) course: IdOrSlug,
    @Query() query: ReviewListQuery,
    @CurrentUser() viewer: Member | null,
  ) {
    return this.reviews.list(course, viewer, query);
  }

  /** Writes the caller's review, or changes it. */
  @Post()
  @MembersOnly()
  @ApiCreatedResponse({ type: ReviewResponse })
  @ApiErrors(429, { 403: '`finish_first` or `review_removed`' })
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
