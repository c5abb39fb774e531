import { useHasFormDraft } from '@futurelab/platform/components/use-has-form-draft';
import { dateAndTime } from '@futurelab/platform/format';
import { useQuery } from '@futurelab/platform/query';
import { Badge, LinkButton, Section } from '@futurelab/platform/ui';
import { useState } from 'react';
import { contentPreviewQuery, type ContentDetail, type FieldSchema } from '../../queries/admin/content';
import { ContentActs } from './content-acts';
import { ContentForm } from './content-form';
import { ContentPreview } from './content-preview';
import styles from './content.module.css';
import { ContentVersions } from './content-versions';

/** The signature of a preview is valid a little longer. */
const PREVIEW_MS = 10 * 60_000;

interface ContentRecordProps {
  detail: ContentDetail;
  form: { hasBody: boolean; schema: FieldSchema };
  timeZone: string;
}

/** A page or an entry: its form, with the page beside it where there is room, and what was public before. */
export function ContentRecord({ detail, form, timeZone }: ContentRecordProps) {
  const { kind, slug, title, version, isPublished, hasDraft, updatedAt, updatedBy } = detail;
  const isStored = useHasFormDraft(`content:${kind}:${slug}`);
  const [isTyped, setTyped] = useState<boolean | null>(null);
  const preview = useQuery({
    ...contentPreviewQuery(slug),
    enabled: kind === 'page',
    refetchInterval: PREVIEW_MS,
  });
  const address = preview.data?.address;
  return (
    <div className={styles.record}>
      <div className={styles.acts}>
        <p className={styles.note}>
          {isPublished ? 'Published.' : 'Not published.'} {hasDraft && <Badge tone="warning">Draft</Badge>}{' '}
          Last change <time dateTime={updatedAt}>{dateAndTime(updatedAt, timeZone)}</time>
          {updatedBy && (
            <>
              {' '}
              by <bdi>{updatedBy.name}</bdi>
            </>
          )}
          .
        </p>
        {address && (
          <LinkButton to={address} variant="secondary" target="_blank" rel="noopener">
            Preview
          </LinkButton>
        )}
        <ContentActs detail={detail} isUnsaved={isTyped ?? isStored} />
      </div>
      <div className={kind === 'page' ? styles.columns : undefined}>
        <ContentForm detail={detail} form={form} onDraft={setTyped} />
        {kind === 'page' && (
          <div className={styles.beside}>
            {address && <ContentPreview address={address} title={title} version={version} />}
          </div>
        )}
      </div>
      <Section
        title="Versions"
        lead="What was public before. A restored version is a draft until you publish it."
      >
        <ContentVersions detail={detail} timeZone={timeZone} />
      </Section>
    </div>
  );
}
