/** A text of the specification. */
const SPECIFIED = /^(HPC Member|HPC Pro|Authentication was cancelled\. Please try again\.)$/;

/** What no text that people read says, and what it says instead: docs/writing.md tells more. */
const WORDING = [
  [/\be-?mails?\b/i, 'Write “email”.', /\bemails?\b/gi],
  [/\bmail(s|ed|ing)?\b/i, 'Write “email”.', /\bmail server\b|\/mail\b|\S+\.mail\b/gi],
  [/\bHPC (membership|Pro|members?)\b/i, 'The paid tier is “FutureLab Pro” or “Pro”.', SPECIFIED],
  [/\d %/, 'Write “67%”, without a space.'],
  [/\p{L}'\p{L}/u, 'Use the curly apostrophe.', /RSVP'd/g],
  [/\blook(s|ed|ing)? after\b/i, 'Write “lead” or “led by”.'],
  [
    /\b(whoever|somebody|to be told|are told|is told)\b/i,
    'Say who it is (member, author, anyone), and “notify”.',
  ],
  [/\b(does not ring|says? yes|takes? a place)\b/i, 'Write “notify” and “going”.'],
  [/\bfree parts?\b/i, 'Write “open role”.'],
  [/\bby (your|their) clock\b/i, 'Write “your time”.'],
  [
    /\b(behaviour|cancell(ed|ing)|colours?|favourite|organis\w+|recognis\w+)\b/i,
    'Use American spelling.',
    SPECIFIED,
  ],
];

const isText = (text) => /\p{L}\p{L}/u.test(text) && /\s/.test(text.trim());

/** What is wrong with the wording of a text; null for one that is fine, and for what is no text. */
export function wordingFault(text) {
  if (!isText(text)) return null;
  const fault = WORDING.find(([pattern, , exempt]) => pattern.test(exempt ? text.replace(exempt, '') : text));
  return fault ? `${fault[1]} In “${text.trim().replace(/\s+/g, ' ').slice(0, 80)}”.` : null;
}

const rule = {
  create(context) {
    const check = (node, text) => {
      const message = wordingFault(text);
      if (message) context.report({ node, message });
    };
    return {
      JSXText: (node) => check(node, node.value),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
    };
  },
};

export default { rules: { 'interface-text': rule } };
