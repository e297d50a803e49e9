/** A finished mail. `id` becomes its Message-ID, so that repeated copies share one. */
export type MailMessage = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

export type MailPort = {
  /** Asks whether mails would be taken, if the last one was not; free of charge otherwise. @throws MailError */
  check: () => Promise<void>;
  /** @throws MailError when the mail was not taken; it may be tried again */
  send: (message: MailMessage) => Promise<void>;
  forget: (before: Date) => Promise<void>;
  /** Deletes its own copies of these mails, by id; idempotent. */
  erase: (ids: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * `refused`: the server refuses this mail for its recipient or content (RFC 5321, 5yz); other failures may pass. `noAddress`: it says there is
 * no such address. `code` quotes nothing of the mail.
 */
export class MailError extends Error {
  code: string;
  refused: boolean;
  noAddress: boolean;
  constructor(code: string, options: { refused: boolean; noAddress?: boolean }) {
    super(code);
    this.code = code;
    this.refused = options.refused;
    this.noAddress = options.noAddress ?? false;
  }
}
