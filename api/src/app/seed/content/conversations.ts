/** What a few people have written to each other. */
export interface SeedConversation {
  key: string;
  /** Who takes part, the one who began first. */
  memberKeys: string[];
  /** To whom it is a request. */
  requestToKeys?: string[];
  messages: { authorKey: string; text: string; hoursAgo: number }[];
  /** How many of the last messages somebody has not read. */
  unread?: Record<string, number>;
}

export const conversations: SeedConversation[] = [
  {
    key: 'maya-ada',
    memberKeys: ['ada', 'maya'],
    messages: [
      {
        authorKey: 'ada',
        text: 'Maya, would you host the operations evening next month? Ninety minutes, your rules, and I do the chairs and the reminders.',
        hoursAgo: 76,
      },
      {
        authorKey: 'maya',
        text: 'Gladly. Can it be about what we switched off again? Everybody brings one.',
        hoursAgo: 74,
      },
      {
        authorKey: 'ada',
        text: 'That is the best title we have had: “What we switched off”.',
        hoursAgo: 73.9,
      },
      { authorKey: 'maya', text: 'Taken. Tuesday or Thursday?', hoursAgo: 50 },
      { authorKey: 'ada', text: 'Thursday. The choir has me on Tuesdays.', hoursAgo: 3.2 },
      {
        authorKey: 'ada',
        text: 'I put a draft of the invitation where the agenda was. Two lines, please cut one.',
        hoursAgo: 3.1,
      },
    ],
    unread: { maya: 2 },
  },
  {
    key: 'maya-priscilla',
    memberKeys: ['priscilla-van-tassel-nguyen', 'maya'],
    messages: [
      {
        authorKey: 'priscilla-van-tassel-nguyen',
        text: 'Your note on claims made my week. How many of them does a person still read?',
        hoursAgo: 190,
      },
      {
        authorKey: 'maya',
        text: 'All above two thousand euros, and every tenth below.\nThe tenth ones taught us more than the big ones.',
        hoursAgo: 188,
      },
      {
        authorKey: 'priscilla-van-tassel-nguyen',
        text: 'Every tenth it is, then. Thank you.',
        hoursAgo: 187.5,
      },
    ],
  },
  {
    key: 'maya-operations',
    memberKeys: ['maya', 'dragan-vukosavic', 'youssef-el-khatibi', 'marcus-thibodeaux'],
    messages: [
      {
        authorKey: 'maya',
        text: 'The four of us run rosters with help. Shall we compare one real week, names removed?',
        hoursAgo: 30,
      },
      { authorKey: 'dragan-vukosavic', text: 'I am in. Ours is ugly, be warned.', hoursAgo: 29 },
      { authorKey: 'youssef-el-khatibi', text: 'Ugly ones are the useful ones. In.', hoursAgo: 27 },
      { authorKey: 'marcus-thibodeaux', text: 'In, from week two. Week one is stocktaking.', hoursAgo: 5 },
    ],
    unread: { maya: 1 },
  },
  {
    key: 'leo-guadalupe',
    memberKeys: ['leo', 'guadalupe-ortiz-villasenor'],
    messages: [
      {
        authorKey: 'leo',
        text: 'Your sentence went through the staff meeting in four minutes. “In the way that suits you” won over the two who never agree.',
        hoursAgo: 44,
      },
      { authorKey: 'guadalupe-ortiz-villasenor', text: 'Four minutes! Ours took a winter.', hoursAgo: 43 },
      {
        authorKey: 'guadalupe-ortiz-villasenor',
        text: 'Would you send me the final wording? We are due for a new edition.',
        hoursAgo: 6,
      },
    ],
    unread: { leo: 1 },
  },
  {
    key: 'leo-quentin',
    memberKeys: ['quentin-abernathy-osei', 'leo'],
    requestToKeys: ['leo'],
    messages: [
      {
        authorKey: 'quentin-abernathy-osei',
        text: 'Hello Leo, we have not met. My daughter’s school is writing its homework rule this month. May I show them your three sentences?',
        hoursAgo: 9,
      },
    ],
    unread: { leo: 1 },
  },
  {
    key: 'nia-ada',
    memberKeys: ['ada', 'nia'],
    messages: [
      {
        authorKey: 'ada',
        text: 'Welcome, Nia. If anything here is unclear, write to me; it is what I am here for.',
        hoursAgo: 1,
      },
    ],
    unread: { nia: 1 },
  },
];
