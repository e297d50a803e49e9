import * as z from 'zod/mini';
import { chatActionSchema, messageMetadataSchema } from '#coach/contract.ts';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';

const endpoint = endpointsOf({ tag: 'Programas', notFound: 'tool.not_found', ratePerMinute: 120 });

const toolSchema = z.object({
  name: z.string(),
  kind: z.enum(['reading', 'proposing']),
  description: z.string(),
  /** JSON Schema of what it takes. */
  input: z.record(z.string(), z.unknown()),
});
export type Tool = z.infer<typeof toolSchema>;

export const listTools = endpoint('GET /tools', {
  summary: 'What may be asked of the trainer, or proposed through it: the same tools as in the chat and at /mcp',
  response: z.array(toolSchema),
});

const proposalSchema = z.object({
  _id: idSchema,
  conversationId: idSchema,
  text: z.string(),
  action: chatActionSchema,
  proposedAt: instantSchema,
  /** Null: the player has not answered. `actionPerformed` null: declined. */
  outcome: z.nullable(messageMetadataSchema),
});
export type ToolProposal = z.infer<typeof proposalSchema>;

export const callTool = endpoint('POST /tools/:name', {
  summary: 'Calls a tool. A proposing one changes nothing: its proposal waits in the player’s chat for their yes',
  params: z.object({ name: z.string().check(z.maxLength(60)) }),
  body: z.object({ input: z.record(z.string(), z.unknown()) }),
  response: z.object({
    /** Of a reading tool. */
    data: z.nullable(z.record(z.string(), z.unknown())),
    /** Of a proposing tool: what the trainer says of it, also where there is nothing to propose. */
    text: z.nullable(z.string()),
    proposal: z.nullable(proposalSchema),
    /** Where the player confirms it. */
    confirmAt: z.nullable(z.string()),
  }),
  errors: ['tool.not_found', 'token.scope'],
});
export type ToolAnswer = z.infer<typeof callTool.response>;

export const listProposals = endpoint('GET /proposals', {
  summary: 'The last proposals made with this token, and what the player answered; of all programs with a sign-in',
  response: z.array(proposalSchema),
});
