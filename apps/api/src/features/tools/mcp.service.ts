import type { Tool } from '@bandeja/domain/tools/contract';
import { callTool, describeTools } from '#features/tools/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, errorAnswer } from '#kit/errors.ts';

const library = Promise.all([
  import('@modelcontextprotocol/sdk/server/index.js'),
  import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
  import('@modelcontextprotocol/sdk/types.js'),
]);

const instructions =
  'Bandeja trains a padel player. Texts are in Spanish. Reading tools tell what is; proposing tools change nothing: what they propose waits in the player’s chat for a yes, so never say that something is done.';

/** One exchange of the Model Context Protocol, without a session: any server may answer the next one. */
export async function answerMcp(deps: Deps, actor: Actor, request: Request, body: unknown): Promise<Response> {
  const [{ Server }, { WebStandardStreamableHTTPServerTransport }, schemas] = await library;
  const server = new Server({ name: 'bandeja', version: '1' }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(schemas.ListToolsRequestSchema, () => ({ tools: describeTools(actor).map(asMcp) }));
  server.setRequestHandler(schemas.CallToolRequestSchema, async ({ params }) => {
    try {
      const answer = await callTool(deps, actor, params.name, params.arguments ?? {});
      const told = Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null));
      return { content: [{ type: 'text', text: JSON.stringify(told) }], structuredContent: told };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { body: refused } = errorAnswer(error.code, error);
      return { isError: true, content: [{ type: 'text', text: JSON.stringify(refused) }] };
    }
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}

function asMcp({ name, kind, description, input }: Tool) {
  const isReading = kind === 'reading';
  const annotations = { readOnlyHint: isReading, destructiveHint: false, openWorldHint: false };
  return { name, description, inputSchema: { ...input, type: 'object' as const }, annotations };
}
