import { said, type Narration } from './narration.js';

/** The words of the films, by name; `npm run media` draws and records them. */
export const films: Record<string, Narration> = {
  'a-very-well-read-guesser': {
    title: 'One likely word after another',
    lines: said(
      'A language model continues text.',
      'Given the words so far, it estimates which piece of a word is likely to come next.',
      'It picks one, adds it, and begins again.',
      'Nothing in that loop looks a fact up.',
      'A likely sentence and a true sentence are often the same.',
      'Sometimes they are not, and the machine does not mark the difference.',
      'Think of a colleague who has read everything, and cannot bear to leave a question unanswered.',
      'Ask that colleague for a first draft. And read it before anybody else does.',
    ),
  },
  'the-one-breath-return': {
    title: 'Away, and back in eight seconds',
    lines: said(
      'You are at work on one thing, and the mind wanders off.',
      'That is not the mistake. It is what minds do.',
      'The skill is the return, and it has four steps.',
      'Notice. Say inwardly: away.',
      'Breathe out once, fully, a little longer than usual.',
      'Ask: what was I doing, and what is its next small step?',
      'Then do that step, with your hands.',
      'It takes eight seconds. No comment, and no scolding.',
      'In the evening, note only how many times you came back. More is better.',
    ),
  },
  'what-changes-what-stays': {
    title: 'Three columns before you announce',
    lines: said(
      'You describe the new thing. Your listeners ask: what does this mean for my Monday?',
      'Before you write a word, fill in three columns.',
      'What changes. In concrete terms, role by role.',
      'What stays. Only what you can guarantee, and for how long.',
      'And what is not yet known. Each line gets a date.',
      'If the third column is empty, nobody will believe the other two.',
      'Now read it as three people: the most experienced, the newest, and the one who was badly treated last time.',
      'Each will look for a different line. Is it there?',
    ),
  },
  'thresholds-and-hand-overs': {
    title: 'Three bands, and where to draw the line',
    lines: said(
      'Between a machine that decides and a person who decides lies most of the useful ground.',
      'You shape it with three bands.',
      'Clear. Handled automatically, and sampled afterwards.',
      'Unclear. Prepared by the machine, decided by a person, who sees the source before the suggestion.',
      'Never. Straight to a person, whatever the score: bereavement, legal threats, anyone who asks for a human.',
      'Draw the line by consequences.',
      'If a wrong answer costs a customer a week, and keeping the case costs you two minutes, keep the clear band narrow.',
      'And trust no stated confidence until you have compared it with the truth, on a hundred of your own cases.',
    ),
  },
  'the-loop-and-its-leaks': {
    title: 'Four places where an agent leaks',
    lines: said(
      'An agent runs a loop: look, decide, act, look again.',
      'Every failure sits at one of these four places.',
      'Look. It reads a mail that carries an instruction, and to a model, instructions are instructions.',
      'Decide. Told to clear the ticket queue, it closes tickets.',
      'Act. The tool does more than its name says.',
      'Look again. The call failed, the answer looked polite, and it reports success.',
      'For each place there is a plain defense.',
      'Trusted sources. A purpose with a counter-example. Tools that do one thing. A check by a second route.',
      'There is no complete cure. Limit what a misled agent could do.',
    ),
  },
  'five-levels-of-freedom': {
    title: 'Say the number',
    lines: said(
      'Just take care of it. That sentence has at least five meanings.',
      'One. Find out, and report. I decide.',
      'Two. Recommend. I decide, and tell you why if I differ.',
      'Three. Decide, and tell me before you act.',
      'Four. Decide, act, then tell me.',
      'Five. Decide and act. Tell me if you need me.',
      'Say the number. It takes one second. Write it next to the task.',
      'It matters for tools as well. If replies go out unless somebody objects, the tool is at three.',
      'Did you decide that, or did it happen?',
    ),
  },
};
