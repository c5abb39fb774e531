import { paths } from '@futurelab/platform/paths';
import { Container, NotFound } from '@futurelab/platform/ui';

/** No project is open: every address of one names nothing we have. */
export default function ProjectPage() {
  return (
    <Container>
      <NotFound what="project" to={paths.synergizer} label="See the Synergizer" />
    </Container>
  );
}
