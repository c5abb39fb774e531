import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { courseFrom } from './courses.js';
import { SeedGroup } from './items/groups.js';
import { SeedPost } from './items/posts.js';
import { readNarration } from './narration.js';
import { readCommunity } from './read-community.js';
import { checkReferences } from './references.js';
import { readItems, readSeedFile } from './seed-files.js';

const POST = `- key: one
  kind: question
  title: A title
  body: A body
  author: maya
  hoursAgo: 3
  reactions: 0
`;

describe('A file of the seed that is wrong', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'seed-'))));
  afterAll(() => rm(folder, { recursive: true }));

  /** What is said of a file of this content. */
  const problemWith = async (content: string, read: (name: string) => Promise<unknown>) => {
    const name = path.join(folder, 'wrong');
    await writeFile(`${name}.yaml`, content);
    return read(pathToFileURL(name).href).then(
      () => 'nothing',
      (error: Error) => error.message.replaceAll(pathToFileURL(name).href, 'wrong'),
    );
  };
  const posts = (name: string) => readItems(name, SeedPost);

  it('is named with the item, the field and what the api says of such a value', async () => {
    expect(await problemWith(POST, posts)).toBe('nothing');
    expect(await problemWith(POST + POST.replace('A body', "''"), posts)).toMatch(
      /^seed\/wrong\.yaml, item 2, body: Write something/,
    );
  });

  it('is named with the field of a part of an item', async () => {
    const reply =
      '  replies:\n    - { author: leo, hoursAgo: 2, body: Yes }\n    - { author: leo, hoursAgo: 1 }\n';
    expect(await problemWith(POST + reply, posts)).toMatch(
      /^seed\/wrong\.yaml, item 1, replies\.1\.body: Write a reply\. /,
    );
  });

  it('is named with a field that nothing is known of, with the line that is not YAML, and when it is no list', async () => {
    expect(await problemWith(`${POST}  colour: red\n`, posts)).toBe(
      'seed/wrong.yaml, item 1, colour: property colour should not exist',
    );
    expect(await problemWith('- name: one\n  slug: [two\n', (name) => readItems(name, SeedGroup))).toMatch(
      /^seed\/wrong\.yaml, line \d: /,
    );
    expect(await problemWith('one: two', posts)).toBe('seed/wrong.yaml, all of it: This has to be a list.');
  });

  it('is named with what the course document lacks', async () => {
    const narration = await readNarration();
    const lesson = '{ title: One, blocks: [{ id: film, kind: video, media: nowhere }] }';
    const course = `title: A course\ninstructor: maya\nmodules: [{ title: First, lessons: [${lesson}] }]\n`;
    const problem = await problemWith(course, (name) =>
      readSeedFile(name, (value) => courseFrom(value, 'a-course', narration)),
    );
    expect(problem).toMatch(/wrong\.yaml, promise: This is required\./);
    expect(problem).toMatch(/wrong\.yaml, modules\.0\.lessons\.0\.blocks\.0\.title: This is required\./);
  });

  it('is named with a person, course or group that is not there', async () => {
    const community = await readCommunity();
    community.groups[1]!.members.push('nobody');
    community.courses[0]!.instructor = 'no-one';
    expect(() => checkReferences(community)).toThrow(
      'seed/development/courses/ai-foundations-for-professionals.yaml, instructor: There is no person “no-one”.\n' +
        'seed/development/groups.yaml, item 2, members: There is no person “nobody”.',
    );
  });
});
