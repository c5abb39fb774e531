import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** An issue that everyone may read. */
@ApiSchema({ name: 'NewsletterIssueSummary' })
export class NewsletterIssueSummary {
  slug!: string;
  subject!: string;
  preheader!: string;
  @ApiProperty({ format: 'date-time' }) publishedAt!: string;
}

@ApiSchema({ name: 'NewsletterIssue' })
export class NewsletterIssue extends NewsletterIssueSummary {
  /** Markdown */ body!: string;
}
