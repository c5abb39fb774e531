import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { LinkButton, Section, Skeleton } from '@futurelab/platform/ui';
import { fringeFrame, fringes, rings, type Point } from '../drawing/line-field';
import { Closing } from '../editorial/closing';
import { Drawing } from '../editorial/drawing';
import { Fit } from '../editorial/fit';
import { Opening } from '../editorial/opening';
import { WrittenPage } from '../editorial/written-page';
import { PartnerList } from '../features/partners/partner-list';
import { partnersQuery, type PageContent } from '../queries/content';
import { Loaded } from '../states/loaded';

const one: Point = [160, 110];
const other: Point = [160, 210];

export default function PartnersPage() {
  return (
    <WrittenPage page="partners" title="Partners" path={paths.partners}>
      {(page) => <Partners page={page} />}
    </WrittenPage>
  );
}

function Partners({ page: { title, data } }: { page: PageContent }) {
  const query = useQuery(partnersQuery);
  return (
    <>
      <Opening
        title={data.headline ?? title}
        lead={data.lead ?? data.description}
        drawing={
          <Drawing
            viewBox="40 -10 240 340"
            ink={rings(one, 10, 110) + rings(other, 10, 110)}
            ember={fringes(one, other, 10, 110)}
            emberFrame={fringeFrame(one, other)}
          />
        }
      />
      <Section title="What we do together" lead="Each name leads to where you can meet the work.">
        <Loaded query={query} what="the partners" skeleton={<Skeleton lines={8} />}>
          {({ items }) => <PartnerList partners={items} />}
        </Loaded>
      </Section>
      <Fit
        forTitle="What a partner gets"
        forWhom={[
          'A group of members who know the field, for one season, around one question.',
          'An instructor as the contact, and notes you may use without asking.',
          'Places in the courses for the people who take part.',
          'A result that says what failed, with your name under it only if you want it there.',
        ]}
        notTitle="What we do not do"
        notFor={[
          'Sell a place in a course, a letter or a talk.',
          'Take commission for tools we mention.',
          'Share what members wrote.',
        ]}
      />
      <Closing
        title="Bring us a question."
        text="Write what you make, whom it touches and what you would like to know by the end of a season."
      >
        <LinkButton to={paths.contact} size="large">
          Propose a partnership
        </LinkButton>
      </Closing>
    </>
  );
}
