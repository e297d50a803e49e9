import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { parse, print } from 'graphql';
import { sendDocument, toDocument } from '#kit/document.ts';
import { escapeHtml } from '#kit/mail/layout.ts';

/* A page to try the GraphQL schema on this machine. mercurius' own page loads its code from another host; this one asks us alone. */

export type GraphqlExample = { query: string; variables: object };

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 90rem; padding: 1rem 1rem 4rem; color: #0b2340; background: #fff }
  main { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(28rem, 100%), 1fr)) }
  label, h2 { display: block; font-size: 1rem; font-weight: 700; margin: 0 0 .25rem }
  textarea, pre { box-sizing: border-box; width: 100%; margin: 0 0 1rem; padding: .75rem; font: .875rem/1.5 ui-monospace, monospace }
  textarea { color: inherit; background: transparent; border: 1px solid #5b6f86; border-radius: 4px }
  pre { overflow: auto; max-height: 40rem; background: #f1f5fa } #query { min-height: 28rem } #variables { min-height: 6rem }
  button { font: inherit; font-weight: 700; padding: .5rem 1rem }
  @media (prefers-color-scheme: dark) { body { color: #e8eff8; background: #071a30 } pre { background: #0e2746 } }`;

const script = `
  const field = (id) => document.getElementById(id);
  field('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const answer = field('answer'), status = field('status');
    status.textContent = 'Asking…';
    try {
      const token = localStorage.getItem('token');
      const started = performance.now();
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: 'Bearer ' + token } : {}) },
        body: JSON.stringify({ query: field('query').value, variables: JSON.parse(field('variables').value || '{}') }),
      });
      const text = await response.text();
      status.textContent = response.status + ', ' + Math.round(performance.now() - started) + ' ms, ' + text.length + ' characters';
      answer.textContent = JSON.stringify(JSON.parse(text), null, 2);
    } catch (error) {
      status.textContent = String(error);
      answer.textContent = '';
    }
  });`;

export function serveExplorer(
  app: FastifyInstance,
  { schema, example }: { schema: string; example: GraphqlExample },
): void {
  const page = toDocument(explorerPage(schema, example));
  const policy = [
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    `style-src '${hashOf(style)}'; script-src '${hashOf(script)}'`,
  ].join('; ');
  app.get('/graphiql', async (request, reply) => {
    reply.header('content-security-policy', policy);
    return sendDocument(request, reply, page);
  });
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function explorerPage(schema: string, { query, variables }: GraphqlExample): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>GraphQL</title><style>${style}</style><header><h1>GraphQL</h1>
<p>Asks with the token of the player who is signed in on this browser.</p></header>
<main><form id="form"><label for="query">Query</label><textarea id="query" spellcheck="false">${escapeHtml(print(parse(query)))}</textarea>
<label for="variables">Variables</label><textarea id="variables" spellcheck="false">${escapeHtml(JSON.stringify(variables, null, 2))}</textarea>
<button>Run</button></form>
<section><h2>Answer</h2><p id="status" role="status">Not asked yet</p><pre id="answer" tabindex="0"></pre></section>
<section><h2>Schema</h2><pre tabindex="0">${escapeHtml(schema)}</pre></section></main><script>${script}</script></html>`;
}
