import type { ToolContract } from '@bandeja/domain/coach/tools';
import type { Heard } from '#chat/hear.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

/** Whom a tool works for, and in which message it is called. */
export type ToolWorld = { context: ChatContext; heard: Heard };

/** What a reading tool tells: plain data, keys with their units. */
export type ToolData = Readonly<Record<string, unknown>>;

type Named = Pick<ToolContract, 'name' | 'description' | 'input'>;

/** `run` takes any input: one that does not fit throws. A proposing tool changes nothing: what it says waits for a «sí». */
export type TrainerTool =
  | (Named & { kind: 'reading'; run: (input: unknown, world: ToolWorld) => ToolData })
  | (Named & { kind: 'proposing'; run: (input: unknown, world: ToolWorld) => ChatReply });

export function reading<Input>(
  { name, description, input }: ToolContract<string, Input>,
  run: (input: Input, world: ToolWorld) => ToolData,
): TrainerTool {
  return { name, description, input, kind: 'reading', run: (given, world) => run(input.parse(given), world) };
}

export function proposing<Input>(
  { name, description, input }: ToolContract<string, Input>,
  run: (input: Input, world: ToolWorld) => ChatReply,
): TrainerTool {
  return { name, description, input, kind: 'proposing', run: (given, world) => run(input.parse(given), world) };
}
