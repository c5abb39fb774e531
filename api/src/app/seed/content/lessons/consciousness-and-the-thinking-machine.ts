import {
  type LessonAdditions,
  matching,
  multiple,
  quiz,
  recording,
  reflection,
  right,
  short,
  single,
  text,
  wrong,
} from './additions.js';

export const consciousnessAndTheThinkingMachine: LessonAdditions = {
  'three-words-we-confuse': {
    after: [
      quiz(
        'Which word is being used?',
        75,
        matching(
          'claims',
          'What does each sentence claim?',
          {
            chess: ['“It found a mate in nine that no one had seen.”', 'Intelligence'],
            hurts: ['“It hurts when you switch it off.”', 'Experience'],
            owed: ['“We owe it an apology.”', 'Personhood'],
          },
          'Reaching goals, being somebody for whom there is something it is like, and a standing that we grant.',
        ),
        single(
          'slide',
          '“It comforts people better than most of us do. So it must feel something.” Where is the slide?',
          [
            right(
              'intelligent',
              'From intelligence to experience',
              'To comfort is an ability. It can be seen from outside.',
            ),
            wrong(
              'person',
              'From experience to personhood',
              'Nobody has yet said what we owe it. That would be the next sentence.',
            ),
            wrong(
              'none',
              'There is none; comforting needs feeling',
              'A cat comforts, and so does a song. They differ in more than one respect.',
            ),
          ],
          'Answers cleverly, therefore feels, therefore is owed: neither step follows.',
        ),
        single(
          'sister',
          'How do you know that your sister has experience?',
          [
            wrong('see', 'I see it', 'You see her face, and infer the rest. You do it well.'),
            right(
              'infer',
              'I infer it, as I do for everybody but myself',
              'From inside it is known only once.',
            ),
            wrong(
              'clever',
              'She is intelligent, and her answers make sense',
              'That is the same slide as with machines.',
            ),
          ],
          'Experience is known from inside. About all others, you infer it. The lesson does not say that this inference is weak.',
        ),
        multiple(
          'apart',
          'Which examples show that the three words can come apart?',
          [
            right(
              'newborn',
              'A newborn has standing, and cannot play chess',
              'Personhood without much intelligence.',
            ),
            right(
              'company',
              'A company has legal rights, and tastes no coffee',
              'A portion of personhood without experience.',
            ),
            wrong(
              'crow',
              'A crow solves more problems than a chess program',
              'Two amounts of the same thing: intelligence.',
            ),
          ],
          'We usually meet them together. That is why we slide.',
        ),
      ),
    ],
  },
  'what-i-know-from-inside': {
    before: [
      text(
        'lead',
        'A guide of two minutes for the first time. It shows the way once; then read on, and go alone.',
      ),
      recording('what-i-know-from-inside'),
    ],
    after: [
      reflection(
        'What I am most sure of, about being me, is … You will need this sentence in the next lesson.',
      ),
    ],
  },
  'grief-company-and-the-limits': {
    after: [
      quiz(
        'Three tests instead of one verdict',
        75,
        matching(
          'tests',
          'Which test does each question belong to?',
          {
            call: ['“Since she has used it, does she call her sister more often or less?”', 'The direction'],
            night: ['“Does he know what it is, at three in the morning, too?”', 'The knowledge'],
            stop: ['“Who earns less if he puts it down?”', 'The owner'],
          },
          'Where does it lead, does the person know, who profits. Each can be asked without settling what the machine is.',
        ),
        single(
          'care-home',
          'The companion in the care home answers kindly to every name. A resident believes that it is her brother. Which test fails first?',
          [
            wrong(
              'direction',
              'The direction',
              'Perhaps it brings her into the dayroom. One would have to look.',
            ),
            right(
              'knowledge',
              'The knowledge',
              'She does not know what it is, neither on good days nor on bad ones.',
            ),
            wrong('owner', 'The owner', 'It may. Nothing in this sentence says so.'),
          ],
          'A failed test is not yet a ban. It says what somebody would have to answer for, and to whom.',
        ),
        single(
          'hook',
          'An app for lonely people writes “I miss you” after two days of silence. What does the lesson say about it?',
          [
            wrong(
              'kind',
              'It is kind, since somebody lonely reads that they are missed',
              'Who is it that misses them?',
            ),
            wrong(
              'lie',
              'It is forbidden, because it is untrue',
              'We do not forbid dolls. Untruth is not the whole difference.',
            ),
            right(
              'door',
              'A comfort designed so that we cannot leave it is a business',
              'With a hand on the door.',
            ),
          ],
          'By the third test much on offer today fails, whatever we believe about the first two.',
        ),
        short(
          'yours',
          'Apply the test of direction to something you use yourself. One sentence, with an example from last week.',
          'On Tuesday I told it about the quarrel and felt better, and so I did not call Jan; on Thursday it helped me to find the first sentence, and I did.',
          'The same tool may lead to people and away from them. A ledger shows which it does more often.',
        ),
      ),
    ],
  },
  'a-position-you-can-live': {
    after: [
      reflection(
        'Write your page: what I take it to be, how I speak to it, what I shall not do with it, whom I owe the truth, what I keep for people, what would make me reconsider. Add the answer you received to “Do you believe that I live like this?”',
      ),
    ],
  },
};
