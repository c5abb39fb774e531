import { renderPage, screen, within } from '@futurelab/platform/testing';
import { Pricing } from './pricing';

const tier = (name: string) => within(screen.getByRole('article', { name }));
const items = (name: string) =>
  tier(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('Pricing', () => {
  it('has two tiers', () => {
    renderPage(<Pricing />);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('offers FutureLab Free', () => {
    renderPage(<Pricing />);
    expect(tier('FutureLab Free').getByText('$0').parentElement).toHaveTextContent('$0/month');
    expect(items('FutureLab Free')).toEqual([
      'Introductory AI courses',
      'Community discussions and forums',
      'Public events and workshops',
      'Monthly newsletter',
    ]);
    expect(tier('FutureLab Free').getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2F',
    );
  });

  it('offers FutureLab Pro as the most popular', () => {
    renderPage(<Pricing />);
    expect(tier('FutureLab Pro').getByText('$97').parentElement).toHaveTextContent('$97/month');
    expect(tier('FutureLab Pro').getByText('MOST POPULAR')).toBeVisible();
    expect(items('FutureLab Pro')).toEqual([
      'Everything in Free',
      'All premium courses',
      'Private AI special interest groups',
      'Monthly live sessions with the founder',
      'Access to the Synergizer tools',
      'Priority mentorship',
    ]);
    expect(tier('FutureLab Pro').getByRole('link')).toHaveAttribute('href', '/subscribe?membership=hpc');
  });
});
