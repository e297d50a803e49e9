import type { Heard } from '#chat/hear.ts';
import type { ChatContext, ChatIntent } from '#chat/types.ts';

/** A subject the trainer speaks about in general: when, and what it says, the most important first. */
export type Topic = {
  intent: ChatIntent;
  /** What is said of the intent where no subject fits. */
  general?: true;
  /** Absent where it is only told in general. */
  pattern?: RegExp;
  not?: RegExp;
  parts: (context: ChatContext, heard: Heard) => (string | null | false)[];
};
