// Preloaded into the server (`--import`): when the launcher dies without a word (kill -9), the server stops as if asked.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
