import { stopOrphan } from './lock.mjs';

// Stops a server when the process that started it is gone: our standard input is a pipe that closes however that ends.
const [pid, data] = process.argv.slice(2);
process.stdin.resume().on('error', () => {});
process.stdin.once('close', () => stopOrphan(Number(pid), data));
