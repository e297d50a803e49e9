// Preloaded into the server (`--import`): when the launcher is killed (kill -9), the server stops as on a signal.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
