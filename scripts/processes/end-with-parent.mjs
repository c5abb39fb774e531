import { isMainThread } from 'node:worker_threads';

// Loaded into a child before its own script: the channel to its parent closes however the parent ends.
if (isMainThread) {
  const end = () => process.kill(process.pid, 'SIGTERM');
  if (!process.connected) end();
  process.once('disconnect', end);
  process.channel?.unref();
}
