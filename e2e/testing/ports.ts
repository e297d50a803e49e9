export const ports = { app: 4173, smtp: 4175, mailbox: 4176 } as const;

export const appUrl = `http://127.0.0.1:${ports.app}`;
export const mailboxUrl = `http://127.0.0.1:${ports.mailbox}`;
