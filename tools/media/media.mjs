const PARTS = ['episodes', 'landing', 'lessons', 'readme', 'worksheets'];

const [part] = process.argv.splice(2, 1);
if (!PARTS.includes(part)) {
  console.error(`npm run media -- <${PARTS.join(' | ')}> [options]`);
  process.exit(2);
}
await import(`./${part}.mjs`);
