/** What a group keeps: a link, or a file of `seed/media`. */
export interface SeedResource {
  groupSlug: string;
  title: string;
  addedByKey: string;
  daysAgo: number;
  from: { url: string } | { file: string };
}

export const groupResources: SeedResource[] = [
  {
    groupSlug: 'ai-in-schools',
    title: 'UNESCO: Guidance for generative AI in education and research',
    addedByKey: 'guadalupe-ortiz-villasenor',
    daysAgo: 64,
    from: { url: 'https://unesdoc.unesco.org/ark:/48223/pf0000386693' },
  },
  {
    groupSlug: 'care-and-clinic',
    title: 'WHO: Ethics and governance of artificial intelligence for health',
    addedByKey: 'sigridur-hallvardsdottir',
    daysAgo: 58,
    from: { url: 'https://www.who.int/publications/i/item/9789240029200' },
  },
  {
    groupSlug: 'public-service-circle',
    title: 'Algorithm register of the City of Amsterdam',
    addedByKey: 'bram-oostveen',
    daysAgo: 71,
    from: { url: 'https://algoritmeregister.amsterdam.nl/' },
  },
  {
    groupSlug: 'public-service-circle',
    title: 'City of Helsinki: AI register',
    addedByKey: 'bram-oostveen',
    daysAgo: 70,
    from: { url: 'https://ai.hel.fi/' },
  },
  {
    groupSlug: 'public-service-circle',
    title: 'Decision log, to be filled in',
    addedByKey: 'bram-oostveen',
    daysAgo: 33,
    from: { file: 'decision-log.csv' },
  },
  {
    groupSlug: 'operations-and-delegation',
    title: 'Sort your week: the worksheet',
    addedByKey: 'maya',
    daysAgo: 21,
    from: { file: 'sort-your-week.pdf' },
  },
  {
    groupSlug: 'operations-and-delegation',
    title: 'NIST: AI Risk Management Framework',
    addedByKey: 'priscilla-van-tassel-nguyen',
    daysAgo: 47,
    from: { url: 'https://www.nist.gov/itl/ai-risk-management-framework' },
  },
  {
    groupSlug: 'law-and-fair-decisions',
    title: 'The AI Act, Regulation (EU) 2024/1689',
    addedByKey: 'bram-oostveen',
    daysAgo: 90,
    from: { url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj' },
  },
];
