import * as contract from '@bandeja/domain/content/contract';
import * as service from '#features/content/service.ts';
import { shippedTexts } from '#features/content/shipped.service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';
import { found } from '#kit/errors.ts';

export function contentRoutes(bind: Bind, deps: Deps, render: service.RenderDraft): void {
  bind(contract.listTexts, () => service.listTexts(deps));
  bind(contract.getText, ({ params }) => service.loadText(deps, params.key));
  bind(contract.getShippedText, async ({ params }) => ({
    markdown: found(shippedTexts.get(params.key) ?? null, 'text.not_found'),
  }));
  bind(contract.getTextRevision, ({ params }) => service.revisionMarkdown(deps, params.id));
  bind(contract.previewText, ({ params, body }) => service.previewText(deps, params.key, body.markdown, render));
  bind(contract.saveText, ({ actor, params, body }) => service.saveText(deps, actor, params.key, body));
  bind(contract.restoreText, ({ actor, params, body }) => service.restoreText(deps, actor, params.key, body.revision));
}
