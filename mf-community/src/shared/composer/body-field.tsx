import { MarkdownField } from '@futurelab/platform/editor/markdown-field';
import { useQueryClient } from '@futurelab/platform/query';
import type { ComponentProps } from 'react';
import { mentionsQuery } from '../../queries/members';

/** Text as Markdown, in which members can be mentioned. */
export function BodyField(props: Omit<ComponentProps<typeof MarkdownField>, 'findPeople'>) {
  const client = useQueryClient();
  const findPeople = async (begin: string) => {
    const people = await client.fetchQuery(mentionsQuery(begin)).catch(() => []);
    return people.flatMap(({ slug, name, currentRole, profileImageUrl }) =>
      slug && name ? [{ slug, name, role: currentRole, picture: profileImageUrl }] : [],
    );
  };
  return <MarkdownField {...props} findPeople={findPeople} />;
}
