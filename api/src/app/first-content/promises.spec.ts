import { readFile } from 'node:fs/promises';
import { readPage } from './read-content.js';

const { body: terms } = await readPage('terms');
const { body: privacy } = await readPage('privacy');

/** The spec that shows it, from the root of the repository, and a title in it. */
type Test = [file: string, title: string];
/** `people`: upheld by people who run the site. `reader`: asks something of the reader. `law`: a fact, or what the law says. */
type Proof = Test[] | 'people' | 'reader' | 'law';

const ROOT = new URL('../../../../', import.meta.url);
const DEVICES = 'api/src/identity/sessions/devices/my-sessions.spec.ts';
const CODES = 'api/src/identity/auth/mail-code/mail-code.spec.ts';
const PROFILES = 'api/src/people/members/members.spec.ts';
const EXPORT = 'api/src/overviews/own-data/export/data-exports.spec.ts';
const ERASURE = 'api/src/overviews/own-data/deletion/account-deletions.spec.ts';
const LETTERS = 'api/src/site/subscribers/subscribe.spec.ts';
const READERS = 'api/src/site/subscribers/newsletter.spec.ts';
const PAYING = 'api/src/membership/billing/promises.spec.ts';
const MODERATION = 'api/src/overviews/reports/moderation.spec.ts';
const ASSISTANT = 'shell/src/client/assistant/assistant.spec.tsx';

const OF_PAYING: Test[] = [[PAYING, 'is what is kept of a payment, and no card']];
const EVERYTHING: Test[] = [[EXPORT, 'names every file with its hash, and holds what she learned and wrote']];

/** “Free and Pro” has a spec of its own, which keeps each sentence of it: `billing/promises.spec.ts`. */
const TERMS: Record<string, Proof> = {
  'These terms are an agreement between you and FutureLab about using this site, its courses, events and community.':
    'law',
  'By making an account you accept them.': 'law',
  'You must be at least 16 years old, and you use the site as yourself.': 'reader',
  'If you use FutureLab for an organization, you confirm that you may accept these terms for it.': 'reader',
  'You sign in with an account you have elsewhere, with a code that we mail to you, or with a passkey.': [
    ['api/src/identity/auth/auth.spec.ts', 'brings a person back to their account'],
    [CODES, 'opens the account that holds the address'],
    ['api/src/identity/auth/passkeys/passkeys.spec.ts', 'opens the account without saying who one is'],
  ],
  'Keep them safe; what is done with your FutureLab account is done by you, unless you have told us that somebody else has access.':
    'reader',
  'Under Sign-in and devices in your account you see where you are signed in, and can end it there.': [
    [DEVICES, 'is listed: this browser first'],
    [DEVICES, 'can be ended one by one, at once, and only by its member'],
  ],
  'We mail you when your account is opened in a new browser.': [
    [DEVICES, 'to the member, once, and neither at the first sign-in nor for one that is known'],
  ],
  'One account is one person.': 'reader',
  'Accounts are not shared, sold or lent.': 'reader',
  'What you post remains yours.': 'law',
  'You allow us to store it and to show it to the people you chose to show it to, for as long as it is on the site.':
    'law',
  'Course texts, films, drawings and recordings belong to FutureLab or their authors.': 'law',
  'Use them to learn, quote them with the source, and do not republish or resell them.': 'reader',
  'Nobody may use members’ posts to train a model without their written permission; we do not.': 'people',
  'Argue with ideas, not with people.': 'reader',
  'Say when a machine wrote something.': 'reader',
  'Keep what members share in private groups private.': 'reader',
  'No harassment, no advertising in disguise, no illegal content, no attempts to break the site or to collect its members.':
    'reader',
  'Moderators may hide or remove posts, and may warn or suspend accounts.': [
    [MODERATION, 'hide: nobody but its author and moderators sees it, and both sides are told'],
    [MODERATION, 'remove: its words are gone'],
    [MODERATION, 'suspend: its author reads and does not write until then'],
  ],
  'You are told why, and you can ask for a second look by another person.': [
    [MODERATION, 'warn: it stays, and its author is told why'],
    [MODERATION, 'can be looked at again: a removed post comes back, a suspension ends'],
  ],
  'A place is yours once you have said that you are going.': [
    ['api/src/events/rsvps/rsvps.spec.ts', 'are given to exactly as many as fit, however many ask at once'],
  ],
  'If you cannot come, give it back, so that the next person on the list can have it.': [
    ['api/src/events/rsvps/rsvps.spec.ts', 'go to the people in line in their order when they become free'],
  ],
  'If we move or cancel an event we write to everybody who was going.': [
    [
      'api/src/events/event-editing/event-editor.spec.ts',
      'notifies people who are going, and nobody else, what was',
    ],
    ['api/src/events/event-editing/event-editor.spec.ts', 'cancels it once, notifies people who are going'],
  ],
  'We run the site with care, fix what breaks and keep backups.': 'people',
  'We cannot promise that it is never interrupted, or that following a course leads to a particular result.':
    'law',
  'What we teach is education, not legal, medical or financial advice; decisions remain yours.': 'law',
  'We answer for damage we cause intentionally or through gross negligence.': 'law',
  'Otherwise our responsibility is limited to what you paid us in the twelve months before.': 'law',
  'Rights that the law gives consumers are untouched.': 'law',
  'You may delete your account at any time under Account, Data; it is erased 14 days later, and until then you may change your mind.':
    [[ERASURE, 'is said everywhere, reminded of, and taken back by one call']],
  'We may end an account that breaks these terms; a paid month that we end without your fault is returned.':
    'people',
  'If these terms change in a way that matters, we write to members at least 30 days before.': 'people',
  'Whoever does not agree may leave before that day and gets back what was paid for the time after it.':
    'people',
};

const PRIVACY: Record<string, Proof> = {
  'FutureLab is responsible for the data described here.': 'law',
  'Questions, and everything you are entitled to ask, go to [hello@futurelab.example](mailto:hello@futurelab.example).':
    'people',
  'A person answers within two working days.': 'people',
  'From signing in: your email address; your name and picture, where an account you have elsewhere gives them, and which account that is; of a passkey its public half and its name; and of each browser you are signed in with what it calls itself, since when, and when it was last used.':
    EVERYTHING,
  'There are no passwords here.': [
    ['e2e/journeys/account/login.spec.ts', 'The login page lists the providers of the server'],
  ],
  'From your profile: what you choose to write there, such as your role, place, time zone, interests and a few words about yourself.':
    EVERYTHING,
  'From taking part: courses and lessons you started or finished, events you answered, groups you joined, posts and messages you wrote, and the points that follow from them.':
    EVERYTHING,
  'From paying: your membership and its dates; of each payment the date, the amount, how it stands and where its receipt is.':
    OF_PAYING,
  'If you add a company for your receipts: its name, country and VAT number, which the payment provider is told, too.':
    [
      [
        'api/src/membership/billing/details/billing-details.spec.ts',
        'are checked by country, stored without spaces, and can be taken away',
      ],
    ],
  'The payment provider is told your email address and which account pays.': [
    ['api/src/membership/billing/stripe/stripe-provider.spec.ts', 'with the price, the tax and the member'],
  ],
  'Card data goes to the payment provider and never reaches us.': OF_PAYING,
  'Payments are kept without your name after your account is closed, for as long as tax law demands.':
    OF_PAYING,
  'From searches that find nothing: each word that nothing on the site has, with the day and how often, and nothing about who searched.':
    [
      [
        'api/src/overviews/search/search.spec.ts',
        'counts the words that nothing here has, and keeps nothing of who searched',
      ],
    ],
  'One cookie keeps you signed in; scripts in the page cannot read it.': [
    [
      'api/src/identity/sessions/sessions.spec.ts',
      'is an opaque cookie that scripts and other sites do not get',
    ],
  ],
  'While you sign in, another makes sure for at most half an hour that the answer comes back to the browser that asked.':
    [
      ['api/src/identity/auth/auth.spec.ts', 'when the answer belongs to another browser'],
      [CODES, 'works only in the browser that asked for it'],
    ],
  'One knows this browser for a year, so that we can mail you when your account is opened in a new one.': [
    [DEVICES, 'to the member, once, and neither at the first sign-in nor for one that is known'],
  ],
  'One remembers whether you chose light or dark, and one, if you allowed the assistant, that you did.': [
    ['e2e/journeys/navigation/theme.spec.ts', 'The chosen theme is remembered'],
    ['shell/platform/src/session/assistant.spec.tsx', 'Consent is stored in a cookie and can be taken back'],
  ],
  'One says which versions of our pages you were shown, for a day and only to ourselves, so that we can tell whether a new one works; while a new one is tried with a part of our visitors, another keeps you in the same part for a month.':
    [
      ['shell/src/server/releases/visit-token.spec.ts', 'says which visit it is, and which releases'],
      [
        'shell/src/server/pages/canary-share.spec.ts',
        'to each in every visit, and to nobody once it is over',
      ],
    ],
  'None follows you anywhere, so there is no banner to click away.': [
    [
      'e2e/architecture/content-security-policy.spec.ts',
      'No page allows inline code but its one script, evaluated code or another site',
    ],
  ],
  'Your own browser keeps where you stopped listening to the podcast, your latest searches, and the way you last signed in.':
    [
      ['shell/src/client/player/player-bar.spec.tsx', 'It remembers where the listener stopped'],
      ['e2e/journeys/account/login.spec.ts', 'and later marked as the one used last'],
    ],
  'That is sent to nobody.': 'people',
  'It also keeps what you typed and have not sent, so that nothing is lost, and lessons to read without a connection, until you sign out.':
    [
      ['e2e/journeys/community/drafts.spec.ts', 'What a member wrote is still there after a reload'],
      ['e2e/journeys/learning/offline.spec.ts', 'An opened lesson is read, completed'],
    ],
  'When you leave your name and address we write once to confirm that it was you.': [
    [LETTERS, 'answers 201 and mails a link to confirm'],
    [LETTERS, 'mails once when the same address is sent ten times at once'],
  ],
  'Until you confirm, nothing else is sent.': [[READERS, 'keeps no address of who is not to be written to']],
  'Every letter has a link that stops them at once.': [
    [LETTERS, 'lets people leave with one press, and come back'],
  ],
  'We do not measure who opens what.': 'people',
  'An address that is not confirmed within seven days is erased.': [
    [READERS, 'forgets who has not confirmed within seven days, and nobody else'],
  ],
  'Of one that wants no letters we keep a fingerprint, so that nobody can sign it up again.': [
    [READERS, 'never asks again who refused, whoever types their address'],
  ],
  'What you write in one of our forms is kept with its reference, read by the people who answer it, and used for nothing else.':
    [['api/src/site/enquiries/inbox/enquiry-inbox.spec.ts', 'is given to administrators only']],
  'It is erased two years after it came, or earlier when you ask.': [
    ['api/src/site/enquiries/enquiries.spec.ts', 'is erased two years after it came, and not before'],
  ],
  'Where an assistant is switched on, it comes from an outside provider.': 'law',
  'Nothing is loaded from that provider until you have allowed it, which you are asked with your first question; what you write there goes to it.':
    [[ASSISTANT, 'Nothing is loaded from outside before the visitor agrees']],
  'Your yes is kept in this browser for half a year, and you can take it back at the end of this page.': [
    ['shell/platform/src/session/assistant.spec.tsx', 'Consent is stored in a cookie and can be taken back'],
  ],
  'Do not write there what you would not write on a postcard.': 'reader',
  'Visitors see course and event descriptions, and discussion titles without names.': [
    [PROFILES, 'are no persons to visitors'],
  ],
  'Members see each other’s names, roles and what they post.': [
    [PROFILES, 'see each other, the newest first, without those who are not listed'],
  ],
  'For each part of your profile you choose who sees it: only you, friends, members or everybody.': [
    [PROFILES, 'show of their profile what they chose to, to members, visitors and themselves'],
  ],
  'Your email address is shown to other members only if you decide so.': [
    [PROFILES, 'keeps addresses and hidden things to themselves'],
  ],
  'We share data with the companies that host the site, deliver its mail and take payments, and only what each needs.':
    'people',
  'We do not sell data, and no member’s writing is used to train a model.': 'people',
  'As long as you have an account.': 'law',
  'When you have it deleted, under Account, Data, you have 14 days to change your mind.': [
    [ERASURE, 'is said everywhere, reminded of, and taken back by one call'],
  ],
  'Then your personal data is erased; discussions that others answered, replies and messages stay without your name, unless you choose to have them erased too.':
    [
      [ERASURE, 'leaves no trace in any table, any queue, or any file'],
      [ERASURE, 'leaves what others answered, by nobody'],
      [ERASURE, 'takes what was written along, if one likes'],
    ],
  'Receipts are kept as long as tax law demands.': 'law',
  'Server logs go after 30 days.': 'people',
  'You may ask what we hold about you, have it corrected, receive a copy, object, or have it erased.': 'law',
  'Under Account, Data you download a copy of everything of yours, bring such a copy into a new account, and have your account deleted: the page lists what is erased, what stays without your name, and what is kept.':
    [
      ['e2e/journeys/account/own-data.spec.ts', 'A member takes their data along, into a new account'],
      ['api/src/overviews/own-data/import/data-import.spec.ts', 'equal in every field'],
    ],
  'The file of a copy is deleted after seven days.': [[EXPORT, 'goes after seven days, with its file']],
  'For everything else write to the address above from the address you sign in with.': 'reader',
  'If you are not satisfied, you may complain to your data protection authority.': 'law',
};

const sentencesOf = (text: string): string[] =>
  text
    .split(/^## /m)
    .filter((section) => section !== '' && !section.startsWith('Free and Pro\n'))
    .flatMap((section) =>
      section
        .slice(section.indexOf('\n'))
        .trim()
        .split(/(?<=\.)\s+/),
    );

describe.each([
  ['terms', terms, TERMS],
  ['privacy', privacy, PRIVACY],
])('The page of %s', (_, text, promises) => {
  it('promises what is written down here, and nothing more', () => {
    expect(sentencesOf(text)).toEqual(Object.keys(promises));
  });

  it.each(
    Object.entries(promises).flatMap(([promise, proofs]) =>
      typeof proofs === 'string' ? [] : [[promise, proofs] as const],
    ),
  )('has a test that shows: %s', async (_detail, tests) => {
    for (const [file, title] of tests) expect(await readFile(new URL(file, ROOT), 'utf8')).toContain(title);
  });
});
