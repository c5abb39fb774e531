import {
  embed,
  file,
  film,
  type LessonAdditions,
  matching,
  multiple,
  quiz,
  reflection,
  right,
  short,
  single,
  text,
  wrong,
} from './additions.js';

export const aiFoundationsForProfessionals: LessonAdditions = {
  'a-very-well-read-guesser': {
    before: [
      text('lead', 'Forty seconds on what happens between your question and the first word of the answer.'),
      film('a-very-well-read-guesser'),
    ],
    after: [
      text(
        'further',
        'If you would like to see the loop drawn, with the numbers in it: eight minutes by the mathematician Grant Sanderson, made for the Computer History Museum. The course does not need it.',
      ),
      embed(
        'Large Language Models explained briefly, by 3Blue1Brown',
        'https://www.youtube-nocookie.com/embed/LPZh9BOjkQs',
      ),
    ],
  },
  'why-it-invents-things': {
    after: [
      quiz(
        'Where would you expect filling in?',
        75,
        single(
          'trace-first',
          'Four colleagues each ask a model one thing, without pasting a source. Whose answer would you trace first?',
          [
            wrong(
              'letter',
              'Vera: “Put this formal letter into plain language.”',
              'Her letter is in the window. There is little to fill in.',
            ),
            right(
              'court',
              'Emil: “Which three district court rulings on balcony solar panels came out last year?”',
              'Fixed form, rare and recent, and the question assumes that three exist. All four conditions meet.',
            ),
            wrong(
              'titles',
              'Noor: “Give me twelve titles for a talk about sleep, none of them longer than six words, half of them funny.”',
              'A title cannot be false. She picks the one she likes.',
            ),
            wrong(
              'photosynthesis',
              'Ben: “How does photosynthesis work, in five sentences?”',
              'Written about so often that the likely continuation is mostly the true one. A glance may do.',
            ),
          ],
          'Filling in is most frequent where the form is fixed, the topic is rare, local or recent, the question assumes an answer, and nothing in the window contains it.',
        ),
        multiple(
          'in-your-hands',
          'Which two of the four conditions can you change at once, before you send the question?',
          [
            wrong(
              'form',
              'The answer has a fixed form, such as a citation',
              'You need the citation. Its form stays.',
            ),
            wrong('rare', 'The topic is rare, local or recent', 'You cannot make a village famous.'),
            right(
              'assumed',
              'The question assumes that an answer exists',
              'Ask whether there is one, and allow “I am not sure”.',
            ),
            right(
              'absent',
              'Nothing in the window contains the answer',
              'Paste the source you want it to use.',
            ),
          ],
          'Allow it to say no, and give it the source. Filling in drops sharply. It does not reach zero.',
        ),
        single(
          'shape',
          'A model names a case with plausible parties, a plausible year and a page number. What does the precision tell you?',
          [
            wrong(
              'found',
              'That it found the case in its training data',
              'It may have. It may have met a thousand others of that shape.',
            ),
            wrong(
              'checked',
              'That it checked, or it would have been vague',
              'Nothing in its loop checks. Vague and precise cost it the same.',
            ),
            right(
              'nothing',
              'Nothing, until you have opened the source yourself',
              'Right. Precision is part of the form.',
            ),
          ],
          'When the likely continuation is a case name, the model writes a case name. The right one and an invented one have the same shape.',
        ),
        short(
          'rewrite',
          'Rewrite this question so that filling in becomes less likely: “What did the 2023 audit of our harbor authority criticize?”',
          'Below is the 2023 audit report. Does it criticize anything? If so, quote each passage with its page number. If it does not, or if you are not sure, say so.',
          'Two moves: the source is in the window, and “no” is a permitted answer. Quotations with page numbers let you check in minutes.',
        ),
      ),
    ],
  },
  'sort-your-week': {
    after: [
      text('lead', 'Fifteen lines and nine boxes on one page, to print and fill in by hand.'),
      file('Worksheet: sort your week', 'sort-your-week.pdf'),
    ],
  },
  'your-picture-of-the-machine': {
    after: [
      reflection(
        'Which noun came first, and which picture will you try for the next four weeks? Describe one task in which the new picture would have made you check something that you let pass.',
      ),
    ],
  },
  'what-it-does-well': {
    after: [
      reflection(
        'You did one task by hand and once with the tool. Write down the minutes, the quality, and how you felt afterwards. What does the third line tell you about which part of this work you would like to keep?',
      ),
    ],
  },
  'checking-that-fits-the-risk': {
    after: [
      quiz(
        'How much checking is enough?',
        75,
        matching(
          'levels',
          'Match each piece of work with the level of checking that fits it.',
          {
            notes: ['Headings for notes that only you will read', 'Glance: read it once'],
            survey: [
              '200 survey comments sorted into eight topics',
              'Sample: draw twenty and check them fully',
            ],
            article: [
              'A report with figures that other offices will quote',
              'Trace: open the source of every claim',
            ],
            arrears: [
              'A letter that may cost a tenant her home',
              'Second person: someone named, who may say no',
            ],
          },
          'The level follows from who relies on the result, and from what happens to them if it is wrong.',
        ),
        single(
          'two-of-twenty',
          'You sample twenty of 200 categorized comments and find two wrong. What do you know now?',
          [
            wrong(
              'two',
              'Two comments are wrong; I correct them and am done',
              'You have corrected two of about twenty.',
            ),
            right(
              'twenty',
              'About twenty of the 200 are probably wrong',
              'Roughly. And you decided beforehand whether you can live with that.',
            ),
            wrong(
              'useless',
              'Nothing; twenty is too few to learn anything',
              'It is enough for a rough rate, and a rough rate is enough to decide.',
            ),
          ],
          'A sample speaks about the rest. That is why you decide what you can live with before you look, not after.',
        ),
        single(
          'second-reader',
          'You need a second person for a letter about somebody’s benefits. Whom do you ask?',
          [
            wrong(
              'co-author',
              'The colleague who wrote the prompt with you',
              'She has seen the output grow. Her eye slides over it, like yours.',
            ),
            right(
              'fresh',
              'A named colleague who has not seen it, has the file, and may say no',
              'Fresh eyes, the source, and the right to refuse.',
            ),
            wrong(
              'model',
              'Another model, told to be strict',
              'It may help you to prepare. It is nobody’s name, and it cannot say no.',
            ),
            wrong(
              'team',
              'The team mailbox, with the letter and its file, so that everyone can comment',
              'What everyone may check, no one has checked.',
            ),
          ],
          'Level four needs a person with a name, who has not seen the output before and reads it against the source.',
        ),
        multiple(
          'always-check',
          'Why does “always check the output” fail as a rule?',
          [
            right(
              'longer',
              'Checking everything fully would take longer than doing the work',
              'So people skip all of it.',
            ),
            right(
              'quiet',
              'It treats a private draft and a refusal letter alike',
              'Where everything is urgent, nothing is.',
            ),
            wrong(
              'accurate',
              'Models are accurate enough by now',
              'Accurate enough for whom, and at what? That is what the level says.',
            ),
          ],
          'A rule that costs more than the work is not followed. Four levels can be, and then a team argues about the level, never about whether to check.',
        ),
      ),
    ],
  },
  'one-page-for-your-team': {
    after: [
      reflection(
        'What did your colleague say when you asked what they would be tempted to ignore? Write down the sentence of your page that you changed, before and after. Then the date on which you look at it again.',
      ),
    ],
  },
};
