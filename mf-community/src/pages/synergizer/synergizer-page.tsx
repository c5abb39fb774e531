import { paths } from '@futurelab/platform/paths';
import { useSession } from '@futurelab/platform/session';
import { Card, Container, Cover, LinkButton, PageHead, PageHeader, Section } from '@futurelab/platform/ui';
import { Steps } from '../../features/synergizer/steps';
import styles from './synergizer-page.module.css';

const STEPS = [
  {
    title: 'Somebody says what for',
    text: 'A purpose in one sentence, a first result, and a date on which it ends.',
  },
  {
    title: 'Others take a part',
    text: 'Each part has a name and hours a week, so that nobody promises more than they have.',
  },
  {
    title: 'They meet, in the open',
    text: 'At an event or in a group. What was decided is written down for the others.',
  },
  { title: 'It ends', text: 'With a result somebody can use, or with what was learned from stopping.' },
];

export default function SynergizerPage() {
  return (
    <Container>
      <PageHead
        title="The Synergizer"
        description="Where members of FutureLab build together: projects with a purpose, and exchanges of help with an end date."
        path={paths.synergizer}
      />
      <PageHeader
        size="display"
        eyebrow="Build"
        title="Two people, one problem, an end date"
        lead="The Synergizer is where members stop reading about AI and make something with it. Anybody may look. Pro members propose and take part."
        aside={<Cover seed="the-synergizer" kind="group" />}
        actions={<JoinAction />}
      />
      <Section title="Two shelves">
        <div className={styles.shelves}>
          <Shelf
            title="Projects"
            text="A few people and a purpose, for weeks rather than months. No project is looking for people at the moment."
            to={paths.proposeProject}
            label="How to propose a project"
          />
          <Shelf
            title="Exchanges"
            text="One person helps another with one thing, once. No exchange is open at the moment."
            to={paths.proposeExchange}
            label="How to propose an exchange"
          />
        </div>
      </Section>
      <Section
        layout="margin"
        title="How a project goes"
        lead="Small on purpose: think of three people and six weeks."
      >
        <Steps steps={STEPS} />
      </Section>
    </Container>
  );
}

function JoinAction() {
  const { user, isLoading } = useSession();
  if (isLoading) return null;
  if (!user) return <LinkButton to={paths.signIn(paths.synergizer)}>Sign in to take part</LinkButton>;
  if (!user.isHPCMember) return <LinkButton to={paths.joinPro}>Join Pro to take part</LinkButton>;
  return <LinkButton to={paths.proposeProject}>Propose a project</LinkButton>;
}

interface ShelfProps {
  title: string;
  text: string;
  to: string;
  label: string;
}

const Shelf = ({ title, text, to, label }: ShelfProps) => (
  <Card tone="ruled">
    <h3 className={styles.shelf}>{title}</h3>
    <p className={styles.quiet}>{text}</p>
    <div className={styles.action}>
      <LinkButton variant="secondary" to={to}>
        {label}
      </LinkButton>
    </div>
  </Card>
);
