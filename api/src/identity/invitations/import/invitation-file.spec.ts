import { readInvitationFile } from './invitation-file.js';

const people = (content: string) =>
  readInvitationFile(content).rows.map(({ line, email, firstName, lastName, accessLevel }) =>
    [line, email, firstName, lastName, accessLevel].join(' | '),
  );
const refusal = (content: string): unknown => {
  try {
    readInvitationFile(content);
  } catch (error) {
    return (error as { details: { content: string[] } }).details.content;
  }
  return 'none';
};

describe('A file of people to invite', () => {
  it('is read as spreadsheets save it', () => {
    const maya = [`2 | maya@example.com | Maya | Chen, "M" | moderator`];
    expect(people('email,first name,last name,role\nMaya@example.com,Maya,"Chen, ""M""",Moderator')).toEqual(
      maya,
    );
    expect(
      people('\ufeffE-Mail;Surname;Given name;Role\r\nmaya@example.com;"Chen, ""M""";Maya;moderator\r\n'),
    ).toEqual(maya);
    expect(people('role\temail\tname\rmoderator\tmaya@example.com\tMaya "Chen"')).toEqual([
      '2 | maya@example.com | Maya | "Chen" | moderator',
    ]);
    expect(people('sep=;\nemail;name\n\n;;\n maya@example.com ; Maya Lin Chen ')).toEqual([
      '5 | maya@example.com | Maya | Lin Chen | member',
    ]);
    expect(people('Email address\nmaya@example.com')).toEqual(['2 | maya@example.com |  |  | member']);
  });

  it('says of each row what is wrong with it, and leaves out what it repeats', () => {
    const { rows, unusedColumns } = readInvitationFile(
      [
        'email,name,role,country',
        'maya@example.com,Maya,,DE',
        'nobody,,,',
        ',Leo,,',
        `leo@example.com,${'x'.repeat(81)},owner,`,
        'MAYA@example.com,Maya,,DE',
        'eve@example.com,Eve,,,more',
        'gnp@example.com,Maya\u202egnp,,',
      ].join('\n'),
    );
    expect(unusedColumns).toEqual(['country']);
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [2, null],
      [3, 'This isn’t an email address.'],
      [4, 'No email address.'],
      [5, 'Use names of up to 80 characters. The role must be member, moderator or admin.'],
      [6, 'Same address as line 2.'],
      [7, 'More columns than the first line names.'],
      [8, 'Name: Some characters aren’t supported.'],
    ]);
  });

  it.each([
    [
      'maya@example.com\nleo@example.com',
      'The first line must name the columns, and one of them must be “email”.',
    ],
    ['email,E-mail\na@example.com,b@example.com', 'The column “E-mail” is there twice. Remove one.'],
    ['email,name\n', 'There are no rows below the column names.'],
    [
      'email,name\na@example.com,Maya\nb@example.com,"Leo\n',
      'Line 3: a quotation mark is missing or in the wrong place.',
    ],
    [
      `email\n${Array.from({ length: 1001 }, (_, at) => `guest-${at}@example.com`).join('\n')}`,
      'There are 1001 rows. Import up to 1,000 at a time.',
    ],
  ])('that is no such file is refused with what to do: %#', (content, problem) => {
    expect(refusal(content)).toEqual([problem]);
  });
});
