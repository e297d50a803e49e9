import { proposingTools } from '#tools/proposing-tools.ts';
import { readingTools } from '#tools/reading-tools.ts';
import type { TrainerTool } from '#tools/tool.ts';

/** All that may be asked of the trainer, or proposed through it. What runs is the built-in trainer's own. */
export const trainerTools: readonly TrainerTool[] = [...readingTools, ...proposingTools];
