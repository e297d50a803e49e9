import type { ChatAction } from '@bandeja/domain/coach/contract';
import { hear, withDiscomforts } from '#chat/hear.ts';
import { emptyState, stateAfter } from '#chat/state.ts';
import type { ChatContext, ChatState } from '#chat/types.ts';
import { speaksOfHealth } from '#outside/facts.ts';
import { mapTexts } from '#outside/names.ts';
import type { ToolData, TrainerTool } from '#tools/tool.ts';

export type ProgramAnswer =
  | { kind: 'reading'; data: ToolData }
  /** `text` is for the player, `told` is what the program learns of it. Without an action there is nothing to confirm. */
  | { kind: 'proposing'; text: string; told: string | null; action: ChatAction | null; state: ChatState };

/** Written for everybody: they say nothing of this player. */
const ofLibrary = ['search_knowledge', 'read_exercise'];

/** Runs a tool for a program: nobody has said anything, and what speaks of health is left out without `health`. Input that does not fit throws. */
export function runForProgram(
  tool: TrainerTool,
  input: unknown,
  { context, health }: { context: ChatContext; health: boolean },
): ProgramAnswer {
  const heard = hear('', context);
  const world = { context: withDiscomforts({ ...context, state: context.state ?? emptyState }, heard), heard };
  const maySay = (text: string) => (health || !speaksOfHealth(text) ? text : null);
  if (tool.kind === 'proposing') {
    const reply = tool.run(input, world);
    const { text, action } = reply;
    return { kind: 'proposing', text, told: maySay(text), action, state: stateAfter(reply, heard, world.context) };
  }
  const data = tool.run(input, world);
  // whether an exercise suits says what hurts
  if (ofLibrary.includes(tool.name)) return { kind: 'reading', data: health ? data : { ...data, suits: null } };
  return { kind: 'reading', data: mapTexts(data, maySay) as ToolData };
}
