import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from '../../../core/errors/errors.js';

const LEGAL_PAGES = ['terms', 'privacy'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

export const legalPage = ({ kind, slug }: { kind: string; slug: string }): LegalPage | undefined =>
  kind === 'page' ? LEGAL_PAGES.find((page) => page === slug) : undefined;

/** `@Param('page', LegalPagePipe) page: LegalPage`; anything else is a 404. */
@Injectable()
export class LegalPagePipe implements PipeTransform<string, LegalPage> {
  transform(value: string): LegalPage {
    const page = legalPage({ kind: 'page', slug: value });
    if (!page) throw new NotFoundError();
    return page;
  }
}
