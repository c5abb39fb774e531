import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { Container, LinkButton, PageHead, PageHeader, Prose, Section } from '@futurelab/platform/ui';
import { Steps } from '../../features/synergizer/steps';

const STEPS = [
  {
    title: 'Write five lines',
    text: 'What for, the first result, the parts and their hours, when you meet, when it ends.',
  },
  {
    title: 'Bring them to an event',
    text: 'Read them out. If nobody asks a question, the purpose is not clear yet.',
  },
  { title: 'Leave with a name for each part', text: 'Two people besides you are enough to begin.' },
];

export default function ProposeProjectPage() {
  const { user } = useSession();
  return (
    <Container>
      <PageHead title="Propose a project" path={paths.proposeProject} unlisted />
      <PageHeader
        eyebrow="The Synergizer"
        title="Propose a project"
        lead="A project is proposed out loud, to people who may join it. There is no form to fill in."
        actions={
          user?.isHPCMember ? (
            <LinkButton to={paths.events}>Choose an event to bring it to</LinkButton>
          ) : (
            <LinkButton to={paths.joinPro}>Join Pro to propose</LinkButton>
          )
        }
      />
      <Section layout="margin" title="How it works">
        <Steps steps={STEPS} />
      </Section>
      <Section layout="margin" title="Who can">
        <Prose>
          <p>
            Pro members propose and take part. Everybody else may listen in, ask, and use what comes of it.
          </p>
          <p>Whoever proposes looks after it: invites, decides when it is done, and can hand it over.</p>
        </Prose>
      </Section>
      <Section layout="margin" title="Before you bring it" lead="Ask yourself whether all of these hold.">
        <Prose>
          <ul>
            <li>Somebody outside the project is glad when it exists.</li>
            <li>The first result takes less than three weeks.</li>
            <li>Each part says how many hours a week it takes.</li>
            <li>There is a date on which it ends, whatever the state.</li>
          </ul>
        </Prose>
      </Section>
    </Container>
  );
}
