/** Markdown; each heading becomes a section that can be linked to. */
export const privacy = `## Who is responsible

FutureLab is responsible for the data described here. Questions, and everything you are entitled to ask, go to [hello@futurelab.example](mailto:hello@futurelab.example). A person answers within two working days.

## What we keep

From signing in: your email address; your name and picture, where an account you have elsewhere gives them, and which account that is; of a passkey its public half and its name; and of each browser you are signed in with what it calls itself, since when, and when it was last used. There are no passwords here.

From your profile: what you choose to write there, such as your role, place, time zone, interests and a few words about yourself.

From taking part: courses and lessons you started or finished, events you answered, groups you joined, posts and messages you wrote, and the points that follow from them.

From paying: your membership and its dates; of each payment the date, the amount, how it stands and where its receipt is. The payment provider is told your email address and which account pays. Card data goes to the payment provider and never reaches us. Payments are kept without your name after your account is closed, for as long as tax law demands.

## Cookies

One cookie keeps you signed in; scripts in the page cannot read it. While you sign in, another makes sure for at most half an hour that the answer comes back to the browser that asked. One knows this browser for a year, so that we can mail you when your account is opened in a new one. One remembers whether you chose light or dark, and one, if you allowed the assistant, that you did. One says which versions of our pages you were shown, for a day and only to ourselves, so that we can tell whether a new one works; while a new one is tried with a part of our visitors, another keeps you in the same part for a month. None follows you anywhere, so there is no banner to click away.

Your own browser keeps where you stopped listening to the podcast, your latest searches, and the way you last signed in. That is sent to nobody. It also keeps what you typed and have not sent, so that nothing is lost, and lessons to read without a connection, until you sign out.

## The newsletter

When you leave your name and address we write once to confirm that it was you. Until you confirm, nothing else is sent. Every letter has a link that stops them at once. We do not measure who opens what.

An address that is not confirmed within seven days is erased. Of one that wants no letters we keep a fingerprint, so that nobody can sign it up again.

## Messages and requests

What you write in one of our forms is kept with its reference, read by the people who answer it, and used for nothing else. It is erased two years after it came, or earlier when you ask.

## The AI assistant

Where an assistant is switched on, it comes from an outside provider. Nothing is loaded from that provider until you have allowed it, which you are asked with your first question; what you write there goes to it. Your yes is kept in this browser for half a year, and you can take it back at the end of this page. Do not write there what you would not write on a postcard.

## Who sees what

Visitors see course and event descriptions, and discussion titles without names. Members see each other’s names, roles and what they post. For each part of your profile you choose who sees it: only you, friends, members or everybody. Your email address is shown to other members only if you decide so.

We share data with the companies that host the site, deliver its mail and take payments, and only what each needs. We do not sell data, and no member’s writing is used to train a model.

## How long

As long as you have an account. When you have it deleted, under Account, Data, you have 14 days to change your mind. Then your personal data is erased; discussions that others answered, replies and messages stay without your name, unless you choose to have them erased too. Receipts are kept as long as tax law demands. Server logs go after 30 days.

## Your rights

You may ask what we hold about you, have it corrected, receive a copy, object, or have it erased. Under Account, Data you download a copy of everything of yours, bring such a copy into a new account, and have your account deleted: the page lists what is erased, what stays without your name, and what is kept. The file of a copy is deleted after seven days. For everything else write to the address above from the address you sign in with. If you are not satisfied, you may complain to your data protection authority.
`;
