import { connect, disconnect, type Tie } from './friendship-rules.js';

const mine = (status: Tie['status']): Tie => ({ status, isMine: true });
const theirs = (status: Tie['status']): Tie => ({ status, isMine: false });

describe('Connecting', () => {
  it('asks, and asks once', () => {
    expect(connect(null)).toEqual({ tie: mine('requested'), notice: 'asked' });
    expect(connect(mine('requested'))).toEqual({ tie: mine('requested') });
  });

  it('accepts what the other has asked, also after declining it', () => {
    expect(connect(theirs('requested'))).toEqual({ tie: theirs('friends'), notice: 'accepted' });
    expect(connect(theirs('declined'))).toEqual({ tie: theirs('friends'), notice: 'accepted' });
  });

  it('changes nothing between friends', () => {
    expect(connect(mine('friends'))).toEqual({ tie: mine('friends') });
    expect(connect(theirs('friends'))).toEqual({ tie: theirs('friends') });
  });

  it('does not reach again who has declined', () => {
    expect(connect(mine('declined'))).toEqual({ tie: mine('declined') });
    expect(connect(mine('withdrawn'))).toEqual({ tie: mine('declined') });
  });

  it('is a new request after the other took theirs back', () => {
    expect(connect(theirs('withdrawn'))).toEqual({ tie: mine('requested'), notice: 'asked' });
  });
});

describe('Disconnecting', () => {
  it('ends a friendship and takes a request back', () => {
    expect(disconnect(mine('friends'))).toEqual({ tie: null });
    expect(disconnect(theirs('friends'))).toEqual({ tie: null });
    expect(disconnect(mine('requested'))).toEqual({ tie: null });
    expect(disconnect(null)).toEqual({ tie: null });
  });

  it('declines without the other noticing, for good', () => {
    expect(disconnect(theirs('requested'))).toEqual({ tie: theirs('declined') });
    expect(disconnect(theirs('declined'))).toEqual({ tie: theirs('declined') });
    expect(disconnect(mine('declined'))).toEqual({ tie: mine('withdrawn') });
  });
});
