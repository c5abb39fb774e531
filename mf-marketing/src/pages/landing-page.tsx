import { paths } from '@futurelab/platform/paths';
import { classNames, Container, PageHead } from '@futurelab/platform/ui';
import { Assistant } from '../features/assistant/assistant';
import { Benefits } from '../features/benefits/benefits';
import { FounderQuote } from '../features/founder-quote/founder-quote';
import { Hero } from '../features/hero/hero';
import { Logos } from '../features/logos/logos';
import { Newsletter } from '../features/newsletter/newsletter';
import { OrganizationFacts } from '../features/organization/organization-facts';
import { Pricing } from '../features/pricing/pricing';
import { Values } from '../features/values/values';
import { VisionVideo } from '../features/vision-video/vision-video';
import { WelcomeVideo } from '../features/welcome-video/welcome-video';
import styles from './landing-page.module.css';

export default function LandingPage() {
  return (
    <div className={styles.page}>
      <PageHead
        title="FutureLab"
        description="A community and school for people who lead and want to use AI with their eyes open: courses, events and people who answer. Joining is free."
        path={paths.home}
      />
      <OrganizationFacts />
      <Container className={styles.part}>
        <Hero />
        <div className={styles.first}>
          <WelcomeVideo />
          <Assistant />
        </div>
      </Container>
      <VisionVideo />
      <Container className={classNames(styles.part, styles.later)}>
        <Benefits />
        <Values />
        <Pricing />
        <FounderQuote />
        <Logos />
        <Newsletter />
      </Container>
    </div>
  );
}
