import { paths } from '@futurelab/platform/paths';
import { Container, EmptyState, LinkButton, PageHead, PageHeader } from '@futurelab/platform/ui';

export default function MessagesPage() {
  return (
    <Container width="text">
      <PageHead title="Messages" path={paths.messages} unlisted />
      <PageHeader eyebrow="Yours alone" title="Messages" />
      <EmptyState
        title="You have no messages"
        action={<LinkButton to={paths.members}>Find a member</LinkButton>}
      >
        Members write to each other by e-mail: those who want to be reached show an address on their profile.
        Nobody can write to you here.
      </EmptyState>
    </Container>
  );
}
