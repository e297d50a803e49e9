import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#lib/http.ts';
import { callMutation, callQuery, findQuery, invalidate, keyOf, pagesQuery } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { useReplacing } from '#lib/use-replacing.ts';

type Body<L extends keyof Calls> = BodyInput<Calls[L]>;

/** What others may change meanwhile is asked for again when it is shown. */
const fresh = { staleTime: 0 } as const;

export const applicationQuery = callQuery('GET /coaching/application');
export const useApply = () =>
  useReplacing('GET /coaching/application', 'PUT /coaching/application', (body: Body<'PUT /coaching/application'>) => ({
    body,
  }));

export const myCoachQuery = callQuery('GET /coaching/mine', {}, fresh);
export const myThreadQuery = callQuery('GET /coaching/mine/thread', {}, fresh);
export const accessQuery = pagesQuery('GET /coaching/mine/access', 30, {}, fresh);

export const useLookAtInvite = () =>
  useOnce(callMutation('POST /coaching/invites/look', (code: string) => ({ body: { code } })));

export const useAccept = () =>
  useReplacing('GET /coaching/mine', 'POST /coaching/mine', (body: Body<'POST /coaching/mine'>) => ({ body }));
export const usePutScopes = () =>
  useReplacing(
    'GET /coaching/mine',
    'PUT /coaching/mine/scopes',
    (scopes: Body<'PUT /coaching/mine/scopes'>['scopes']) => ({
      body: { scopes },
    }),
  );
export const usePutNotices = () =>
  useReplacing('GET /coaching/mine', 'PUT /coaching/mine/notices', (body: Body<'PUT /coaching/mine/notices'>) => ({
    body,
  }));
export const useEndCoach = () => useReplacing('GET /coaching/mine', 'DELETE /coaching/mine', () => ({}));
export const useReportCoach = () =>
  useReplacing('GET /coaching/mine', 'POST /coaching/mine/report', (body: Body<'POST /coaching/mine/report'>) => ({
    body,
  }));
export const useWriteToCoach = () =>
  useReplacing(
    'GET /coaching/mine/thread',
    'POST /coaching/mine/thread',
    (body: Body<'POST /coaching/mine/thread'>) => ({
      body,
    }),
  );

export const coachedQuery = callQuery('GET /coaching/players', {}, fresh);
export const useMakeInvite = () => useOnce(callMutation('POST /coaching/invites'));

export function usePutCoachNotices() {
  const client = useQueryClient();
  return useOnce({
    ...callMutation('PUT /coaching/notices', (body: Body<'PUT /coaching/notices'>) => ({ body })),
    onSuccess: () => void invalidate(client, 'GET /coaching/players'),
  });
}

export const playerQuery = (id: string) => findQuery('GET /coaching/players/:id', { params: { id } }, fresh);
export const coachedThreadQuery = (id: string) =>
  callQuery('GET /coaching/players/:id/thread', { params: { id } }, fresh);

export const coachedSessionsQuery = (id: string) =>
  pagesQuery('GET /coaching/players/:id/sessions', 20, {}, { ...fresh, params: { id } });
export const coachedSessionQuery = (id: string, sessionId: string) =>
  findQuery('GET /coaching/players/:id/sessions/:sessionId', { params: { id, sessionId } }, fresh);
export const coachedPulseQuery = (id: string, sessionId: string) =>
  callQuery('GET /coaching/players/:id/sessions/:sessionId/pulse', { params: { id, sessionId } });

export const templatesQuery = callQuery('GET /coaching/templates', {}, fresh);
type Template = Body<'POST /coaching/templates'>;
export const useAddTemplate = () =>
  useReplacing('GET /coaching/templates', 'POST /coaching/templates', (body: Template) => ({ body }));
export const usePutTemplate = (id: string) =>
  useReplacing('GET /coaching/templates', 'PUT /coaching/templates/:id', (body: Template) => ({
    params: { id },
    body,
  }));
export const useDeleteTemplate = () =>
  useReplacing('GET /coaching/templates', 'DELETE /coaching/templates/:id', (id: string) => ({ params: { id } }));

export function useApplyTemplate() {
  const client = useQueryClient();
  type Applied = Body<'POST /coaching/players/:id/template'> & { playerId: string };
  return useOnce({
    ...callMutation('POST /coaching/players/:id/template', ({ playerId, ...body }: Applied) => ({
      params: { id: playerId },
      body,
    })),
    onSuccess: (answer) => {
      client.setQueryData(keyOf('GET /coaching/players/:id', { params: { id: answer._id } }), answer);
    },
  });
}

type PageCall =
  | 'PUT /coaching/players/:id/drafts'
  | 'DELETE /coaching/players/:id/drafts'
  | 'POST /coaching/players/:id/publish'
  | 'PUT /coaching/players/:id/marks';

/** Calls that answer the player's page, which takes its place. */
export function usePageCall<L extends PageCall, Variables>(
  line: L,
  id: string,
  toInput: (variables: Variables) => Pick<CallInput<L>, 'query' | 'body'>,
) {
  const client = useQueryClient();
  return useOnce({
    ...callMutation(line, (variables: Variables) => ({ params: { id }, ...toInput(variables) }) as never),
    onSuccess: (answer) => {
      client.setQueryData(keyOf('GET /coaching/players/:id', { params: { id } }), answer);
    },
  });
}

export const usePutNote = (id: string) =>
  useOnce(callMutation('PUT /coaching/players/:id/note', (text: string) => ({ params: { id }, body: { text } })));

export function useWriteToPlayer(id: string) {
  const client = useQueryClient();
  return useOnce({
    ...callMutation('POST /coaching/players/:id/thread', (body: Body<'POST /coaching/players/:id/thread'>) => ({
      params: { id },
      body,
    })),
    onSuccess: (answer) => {
      client.setQueryData(keyOf('GET /coaching/players/:id/thread', { params: { id } }), answer);
      void invalidate(client, 'GET /coaching/players');
    },
  });
}

export function useEndCoached(id: string) {
  const client = useQueryClient();
  return useOnce({
    ...callMutation('DELETE /coaching/players/:id', () => ({ params: { id } })),
    onSuccess: () => void invalidate(client, 'GET /coaching/players'),
  });
}

export const useReportCoached = (id: string) =>
  useOnce(
    callMutation('POST /coaching/players/:id/report', (body: Body<'POST /coaching/players/:id/report'>) => ({
      params: { id },
      body,
    })),
  );

type Token = { token: string };
export const useLookAsGuardian = () => useOnce(callMutation('POST /coaching/guardian', (body: Token) => ({ body })));
export const useConfirmAsGuardian = () =>
  useOnce(callMutation('POST /coaching/guardian/confirm', (body: Token) => ({ body })));
export const useEndAsGuardian = () => useOnce(callMutation('POST /coaching/guardian/end', (body: Token) => ({ body })));

export const deskQuery = callQuery('GET /admin/coaches', {}, fresh);
export const useDecideCoach = () =>
  useReplacing(
    'GET /admin/coaches',
    'POST /admin/coaches/:id/decision',
    ({ id, ...body }: Body<'POST /admin/coaches/:id/decision'> & { id: string }) => ({ params: { id }, body }),
  );
export const useResolveReport = () =>
  useReplacing('GET /admin/coaches', 'POST /admin/coach-reports/:id/resolved', (id: string) => ({ params: { id } }));
