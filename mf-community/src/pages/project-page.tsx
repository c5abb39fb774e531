import { paths } from '@futurelab/platform/paths';
import { Container } from '@futurelab/platform/ui';
import { NotFound } from '../states/not-found';

/** No project is open: every address of one names nothing we have. */
export default function ProjectPage() {
  return (
    <Container>
      <NotFound what="project" to={paths.synergizer} label="See the Synergizer" />
    </Container>
  );
}
