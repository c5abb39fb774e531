import { paths } from '@futurelab/platform/paths';
import { usePublicConfig } from '@futurelab/platform/session';
import { classNames, Container, PageHead, QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { partsOf } from '../../shared/editorial/page-parts';
import { AskPerson } from '../../features/ask-person/ask-person';
import { Assistant } from '../../features/assistant/assistant';
import { Benefits } from '../../features/benefits/benefits';
import { FounderQuote } from '../../features/founder-quote/founder-quote';
import { Hero } from '../../features/hero/hero';
import { Logos } from '../../features/logos/logos';
import { Newsletter } from '../../features/newsletter/newsletter';
import { OrganizationStructuredData } from '../../features/organization/organization-structured-data';
import { Pricing } from '../../features/pricing/pricing';
import { ThisWeek } from '../../features/this-week/this-week';
import { Values } from '../../features/values/values';
import { VisionVideo } from '../../features/vision-video/vision-video';
import { WelcomeVideo } from '../../features/welcome-video/welcome-video';
import { usePageContent, type PageContent } from '../../queries/content';
import styles from './landing-page.module.css';

/** What opens the page and what it sells stand without the api; the text between them is data. */
export default function LandingPage() {
  const { chatbotId } = usePublicConfig();
  const text = usePageContent('landing');
  return (
    <div className={styles.page}>
      <PageHead
        title={text.data?.title ?? 'FutureLab'}
        {...(text.data && { description: text.data.data.description })}
        path={paths.home}
      />
      <OrganizationStructuredData />
      <Container className={styles.part}>
        <Hero>
          <ThisWeek />
        </Hero>
        <div className={styles.first}>
          <WelcomeVideo />
          {chatbotId ? <Assistant /> : <AskPerson />}
        </div>
      </Container>
      <VisionVideo />
      <Container className={classNames(styles.part, styles.later)}>
        <QueryBoundary query={text} what="what you find inside" skeleton={<Skeleton lines={12} />}>
          {(page) => <Inside page={page} />}
        </QueryBoundary>
        <Pricing />
        {text.data && <FounderQuote part={partsOf(text.data, ['quote']).quote} />}
        <Logos />
        <Newsletter />
      </Container>
    </div>
  );
}

function Inside({ page }: { page: PageContent }) {
  const { benefits, values } = partsOf(page, ['benefits', 'values']);
  return (
    <>
      <Benefits part={benefits} />
      <Values part={values} />
    </>
  );
}
