import type { Json } from '#features/docs/json.rules.ts';
import { escapeHtml } from '#kit/mail/layout.ts';

/* The OpenAPI document as a page without scripts, for work on a client on this machine. */

/** The only thing of the page that the security policy has to name. */
export const referenceStyle = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem 1rem 6rem; color: #0b2340; background: #fff }
  h1, h2, h3 { line-height: 1.2 } h2 { margin-top: 3rem } summary { cursor: pointer; padding: .5rem 0; overflow-wrap: anywhere }
  code, pre { font: .875rem/1.5 ui-monospace, monospace } pre { overflow-x: auto; background: #f1f5fa; padding: .75rem }
  table { border-collapse: collapse } td, th { text-align: left; vertical-align: top; padding: .25rem 1rem .25rem 0 }
  a { color: #0a4fa3 } .method { display: inline-block; min-width: 4rem; font-weight: 700 }
  @media (prefers-color-scheme: dark) { body { color: #e8eff8; background: #071a30 } pre { background: #0e2746 } a { color: #9cc9ff } }`;

type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Json[];
  parameters: (Json & {
    $ref?: string;
    name?: string;
    in?: string;
    required?: boolean;
    description?: string;
    schema?: unknown;
  })[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
};
type Described = {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

export function referencePage(document: Json): string {
  const { info, tags, paths, components } = document as unknown as Described;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const ofTag = calls.filter(({ operation }) => operation.tags[0] === name);
    return `<section id="${anchor(name)}"><h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${ofTag.map(call).join('')}</section>`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${name}"><summary><code>${name}</code></summary>${shown(schema)}</details>`,
  );
  const links = [...tags.map(({ name }) => name), 'Schemas'].map(
    (name) => `<a href="#${anchor(name)}">${escapeHtml(name)}</a>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title><style>${referenceStyle}</style><h1>${escapeHtml(info.title)} API</h1>
<p>${escapeHtml(info.description)}</p><p><a href="/api/docs">OpenAPI</a> · ${links.join(' · ')}</p>
${sections.join('')}<section id="${anchor('Schemas')}"><h2>Schemas</h2>${schemas.join('')}</section></html>`;
}

const anchor = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

function accessOf(security: Operation['security']): string {
  if (security.length === 0) return 'no token';
  return security.length > 1 ? 'token optional' : 'token';
}

function call({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  const access = accessOf(security);
  const rows = parameters
    .filter(({ name }) => name !== undefined)
    .map(
      ({ name, in: place, required, description = '', schema }) =>
        `<tr><td><code>${name}</code><td>${place}${required ? ', required' : ''}<td>${escapeHtml(description)} <code>${escapeHtml(JSON.stringify(schema))}</code>`,
    );
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([media, { schema }]) => `<h4>Body, ${media}</h4>${shown(schema)}`,
  );
  const answers = Object.entries(responses).map(
    ([status, { description, content = {} }]) =>
      `<h4>${status}</h4><p>${escapeHtml(description)}</p>${Object.entries(content)
        .map(([media, { schema }]) => `<p><code>${media}</code></p>${shown(schema)}`)
        .join('')}`,
  );
  return `<details id="${operationId}"><summary><span class="method">${method}</span> <code>${path}</code> ${escapeHtml(summary)}</summary>
<p><code>${operationId}</code>, ${access}</p>${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}${bodies.join('')}${answers.join('')}</details>`;
}

function shown(schema: unknown): string {
  if (schema === undefined) return '<p>Bytes.</p>';
  const text = escapeHtml(JSON.stringify(schema, null, 2));
  return `<pre>${text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>')}</pre>`;
}
