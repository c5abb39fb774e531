import { paths } from '@futurelab/platform/paths';
import { Container, PageHead, PageHeader, Prose, Section } from '@futurelab/platform/ui';
import { MemberSearch } from '../../features/members/member-search';
import { Steps } from '../../features/synergizer/steps';

const STEPS = [
  {
    title: 'Name one thing',
    text: 'Small enough for two hours: review a policy, try a workflow, listen to a talk.',
  },
  {
    title: 'Find who can help',
    text: 'Search for the skill. Profiles say what somebody helps with and looks for.',
  },
  {
    title: 'Ask, and offer something back',
    text: 'By e-mail where an address is shown, or at the next event you share.',
  },
  { title: 'Say thank you, and stop', text: 'An exchange ends. If you want to go on, propose the next one.' },
];

export default function ProposeExchangePage() {
  return (
    <Container>
      <PageHead title="Propose an exchange" path={paths.proposeExchange} unlisted />
      <PageHeader
        eyebrow="The Synergizer"
        title="Propose an exchange"
        lead="One person helps another with one thing, once. It begins with finding the right person."
      />
      <Section layout="margin" title="What do you need help with?">
        <MemberSearch
          label="A skill, a role or a topic"
          hint="For example: facilitation, data privacy, Lisbon"
        />
      </Section>
      <Section layout="margin" title="How it works">
        <Steps steps={STEPS} />
      </Section>
      <Section layout="margin" title="Who can">
        <Prose>
          <p>Every member may ask another. Exchanges cost nothing, and nobody has to say yes.</p>
        </Prose>
      </Section>
    </Container>
  );
}
