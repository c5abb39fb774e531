import { useMutation } from '@futurelab/platform/query';
import { toastError } from '@futurelab/platform/toast';
import { contentOrdering, type ContentKind, type ContentSummary } from '../../queries/admin/content';
import { moveButtonId, MoveButtons, type Step } from '../../shared/courses/move-buttons';
import { moveItem } from '../../shared/courses/part-head';
import { useFocusAfter } from '../../shared/courses/use-focus-after';
import type { Column } from '../../shared/staff/staff-table';

/** The column that moves what is listed up and down; readers see the new order at once. */
export function useOrderColumn(kind: ContentKind, listed: ContentSummary[]): Column<ContentSummary> {
  const ordering = useMutation(contentOrdering(kind));
  const slugs = listed.map(({ slug }) => slug);
  const focusAfter = useFocusAfter(slugs.join(' '));
  const move = (slug: string, step: Step) => {
    if (ordering.isPending) return;
    focusAfter(moveButtonId(slug, step));
    ordering.mutate(moveItem(slugs, slugs.indexOf(slug), step), {
      onError: (error) => toastError('The order couldn’t be changed', error),
    });
  };
  return {
    key: 'order',
    label: 'Order',
    cell: ({ slug, title }) => (
      <MoveButtons
        partId={slug}
        title={title}
        isFirst={slug === slugs[0]}
        isLast={slug === slugs.at(-1)}
        onMove={(step) => move(slug, step)}
      />
    ),
  };
}
