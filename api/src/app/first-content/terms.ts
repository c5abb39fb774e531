/** Markdown; each heading becomes a section that can be linked to. */
export const terms = `## What this is

These terms are an agreement between you and FutureLab about using this site, its courses, events and community. By making an account you accept them. You must be at least 16 years old, and you use the site as yourself.

If you use FutureLab for an organization, you confirm that you may accept these terms for it.

## Your account

You sign in with an account you have elsewhere, with a code that we mail to you, or with a passkey. Keep them safe; what is done with your FutureLab account is done by you, unless you have told us that somebody else has access. Under Sign-in and devices in your account you see where you are signed in, and can end it there. We mail you when your account is opened in a new browser.

One account is one person. Accounts are not shared, sold or lent.

## Free and Pro

FutureLab Free costs nothing and stays free. FutureLab Pro, also called HPC membership, costs $97 a month, taxes included where the law asks for it. The price and the next payment date are shown before you pay.

You pay on the page of our payment provider, and nothing is charged before you confirm there. Each payment has a receipt, by mail and under Membership in your account.

Pro renews each month until you cancel. One button under Membership cancels it, on any day: nothing more is charged, and Pro stays open until the end of the month you have paid for. Until then you can take that back. We confirm both by mail.

If a payment fails, we tell you by mail, and Pro stays open for seven days in which it is tried again. After that your account returns to Free, and nothing you made is lost. If you cancel in those days, the payment is not tried again, and Pro closes at once.

If Pro is not what we described, write to us within 14 days of your first payment and we return it. A payment that we return closes Pro, and you are told by mail. If you ever pay for two memberships at once, we tell you by mail and return one.

## What you write and make

What you post remains yours. You allow us to store it and to show it to the people you chose to show it to, for as long as it is on the site.

Course texts, films, drawings and recordings belong to FutureLab or their authors. Use them to learn, quote them with the source, and do not republish or resell them. Nobody may use members’ posts to train a model without their written permission; we do not.

## How we behave

Argue with ideas, not with people. Say when a machine wrote something. Keep what members share in private groups private. No harassment, no advertising in disguise, no illegal content, no attempts to break the site or to collect its members.

Moderators may hide or remove posts, and may warn or suspend accounts. You are told why, and you can ask for a second look by another person.

## Events

A place is yours once you have said that you are going. If you cannot come, give it back, so that the next person on the list can have it. If we move or cancel an event we write to everybody who was going.

## What we promise and what we cannot

We run the site with care, fix what breaks and keep backups. We cannot promise that it is never interrupted, or that following a course leads to a particular result. What we teach is education, not legal, medical or financial advice; decisions remain yours.

We answer for damage we cause intentionally or through gross negligence. Otherwise our responsibility is limited to what you paid us in the twelve months before. Rights that the law gives consumers are untouched.

## Leaving, and changes

You may delete your account at any time under Account, Data; it is erased 14 days later, and until then you may change your mind. We may end an account that breaks these terms; a paid month that we end without your fault is returned.

If these terms change in a way that matters, we write to members at least 30 days before. Whoever does not agree may leave before that day and gets back what was paid for the time after it.
`;
