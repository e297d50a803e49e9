import type { Tool, ToolAnswer, ToolProposal } from '@bandeja/domain/tools/contract';
import { runForProgram } from '@bandeja/trainer/tools/for-program';
import { trainerTools } from '@bandeja/trainer/tools/list';
import type { TrainerTool } from '@bandeja/trainer/tools/tool';
import { z } from 'zod';
import { contextOf } from '#features/coach/context.service.ts';
import { leaveProposal, proposalsIn, stateOf } from '#features/coach/proposals.service.ts';
import { conversationsFor, rememberConversation } from '#features/tokens/proposals.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';
import { pages } from '#kit/pages.ts';

const byPlayer = 'Propuestas de un programa';

/** The tools a caller may use: the one list of the trainer, cut to the scopes of a token. */
export function toolsFor(actor: Actor): TrainerTool[] {
  return trainerTools.filter((tool) => isOpen(tool, actor));
}

function isOpen({ kind, name }: TrainerTool, { token }: Actor): boolean {
  if (!token) return true;
  if (kind === 'proposing') return token.scopes.includes('propose');
  return token.scopes.includes(name === 'read_facts' ? 'facts' : 'read');
}

export function describeTools(actor: Actor): Tool[] {
  return toolsFor(actor).map(({ name, kind, description, input }) => ({
    name,
    kind,
    description: description.en,
    input: z.toJSONSchema(input, { io: 'input' }),
  }));
}

/** Reads, or leaves a proposal in the player's chat; it changes nothing else. @throws AppError tool.not_found, token.scope, request.invalid */
export async function callTool(deps: Deps, actor: Actor, name: string, input: unknown): Promise<ToolAnswer> {
  const tool = found(trainerTools.find((each) => each.name === name) ?? null, 'tool.not_found');
  if (!isOpen(tool, actor)) throw new AppError('token.scope');
  const given = tool.input.safeParse(input);
  if (!given.success) {
    const issues = given.error.issues.map(({ path, message }) => ({ path: ['input', ...path].join('.'), message }));
    throw new AppError('request.invalid', issues);
  }
  const [conversationId = null] = actor.token ? await conversationsFor(deps, actor) : [];
  const state = await stateOf(deps, actor, conversationId);
  const { context } = await contextOf(deps, actor, { earlier: [], upsellShown: true, chosen: null, state });
  const health = actor.token?.scopes.includes('health') ?? true;
  const answer = runForProgram(tool, given.data, { context, health });
  if (answer.kind === 'reading') return { data: { ...answer.data }, text: null, proposal: null, confirmAt: null };
  const { text, told, action, state: next } = answer;
  if (action === null) return { data: null, text: told, proposal: null, confirmAt: null };
  const title = actor.token?.name ?? byPlayer;
  const proposal = await inTransaction(deps, async (_tx, inTx) => {
    const left = await leaveProposal(inTx, actor, { title, conversationId, text, action, state: next });
    await rememberConversation(inTx, actor, left.conversationId);
    return left;
  });
  const confirmAt = `${deps.settings.publicUrl}${pages.chat(proposal.conversationId)}`;
  return { data: null, text: told, proposal: { ...proposal, text: told ?? '' }, confirmAt };
}

export async function proposalsFor(deps: Deps, actor: Actor): Promise<ToolProposal[]> {
  return proposalsIn(deps, actor, await conversationsFor(deps, actor));
}
