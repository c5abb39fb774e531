import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { LinkButton, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { fringeFrame, fringes, rings, type Point } from '../../shared/illustration/line-field';
import { CallToAction } from '../../shared/editorial/parts/call-to-action';
import { Illustration } from '../../shared/editorial/parts/illustration';
import { AudienceFit } from '../../shared/editorial/parts/audience-fit';
import { Hero } from '../../shared/editorial/parts/hero';
import { headOf, type PagePart } from '../../shared/editorial/page-parts';
import { WrittenPage } from '../../shared/editorial/written-page';
import { PartnerList } from '../../features/partners/partner-list';
import { partnersQuery, type PageContent } from '../../queries/content';

const one: Point = [160, 110];
const other: Point = [160, 210];

export default function PartnersPage() {
  return (
    <WrittenPage
      page="partners"
      title="Partners"
      path={paths.partners}
      parts={['together', 'suits', 'declines', 'closing']}
    >
      {(page, parts) => <Partners page={page} {...parts} />}
    </WrittenPage>
  );
}

type PartnersProps = { page: PageContent } & Record<'together' | 'suits' | 'declines' | 'closing', PagePart>;

function Partners({ page, together, suits, declines, closing }: PartnersProps) {
  const query = useQuery(partnersQuery);
  return (
    <>
      <Hero
        {...headOf(page)}
        illustration={
          <Illustration
            viewBox="40 -10 240 340"
            ink={rings(one, 10, 110) + rings(other, 10, 110)}
            ember={fringes(one, other, 10, 110)}
            emberFrame={fringeFrame(one, other)}
          />
        }
      />
      {query.data?.length !== 0 && (
        <Section title={together.title} lead={together.text}>
          <QueryBoundary query={query} what="the partners" skeleton={<Skeleton lines={8} />}>
            {(partners) => <PartnerList partners={partners} />}
          </QueryBoundary>
        </Section>
      )}
      <AudienceFit suits={suits} declines={declines} />
      <CallToAction part={closing}>
        <LinkButton to={paths.contact} size="large">
          {closing.actions[0]}
        </LinkButton>
      </CallToAction>
    </>
  );
}
