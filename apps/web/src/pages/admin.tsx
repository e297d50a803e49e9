import type { Account } from '@bandeja/domain/profile/contract';
import { hasRole } from '@bandeja/domain/profile/rules';
import type { StaffRole } from '@bandeja/domain/wire/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AuditPanel } from '#features/admin/audit-panel.tsx';
import { OverviewPanel } from '#features/admin/overview-panel.tsx';
import { overviewTexts } from '#features/admin/overview-texts.ts';
import { StatusPanel } from '#features/admin/status-panel.tsx';
import { auditTexts, statusTexts } from '#features/admin/texts.ts';
import { useAuth } from '#features/auth/auth-context.tsx';
import { PlanDialog } from '#features/billing/admin/plan-dialog.tsx';
import { BroadcastPanel } from '#features/broadcasts/broadcast-panel.tsx';
import { broadcastTexts } from '#features/broadcasts/texts.ts';
import { CoachesPanel } from '#features/coaching/admin/coaches-panel.tsx';
import { deskTexts } from '#features/coaching/texts.ts';
import { ContentPanel } from '#features/content/admin/content-panel.tsx';
import { contentTexts } from '#features/content/admin/texts.ts';
import { ExerciseAdmin } from '#features/exercises/admin/exercise-admin.tsx';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { LeadsPanel } from '#features/leads/admin/leads-panel.tsx';
import { leadAdminTexts } from '#features/leads/admin/texts.ts';
import { CorrectionsPanel } from '#features/learning/admin/corrections-panel.tsx';
import { correctionTexts } from '#features/learning/texts.ts';
import { AccountsPanel, filterOf } from '#features/profile/admin/accounts-panel.tsx';
import { accountTexts } from '#features/profile/admin/texts.ts';
import { figuresQuery } from '#features/support/admin/api.ts';
import { InboxPanel } from '#features/support/admin/inbox-panel.tsx';
import { inboxTexts } from '#features/support/admin/texts.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { type Tab, Tabs } from '#ui/tabs.tsx';

type DeskTab = Tab & { role: StaffRole | 'admin' };

export function AdminPage() {
  const { user } = useAuth();
  const [params, setParams] = useSearchParams();

  function change(name: string, value: string | null) {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  }

  const [chosen, setChosen] = useState<readonly Account[]>([]);
  function write(accounts: readonly Account[]) {
    setChosen(accounts);
    change('tab', 'escribir');
  }

  const may = (role: DeskTab['role']) => user === null || hasRole(user, role);
  const isAnswering = user !== null && hasRole(user, 'support');
  const waiting = useQuery({ ...figuresQuery, enabled: isAnswering }).data?.waiting ?? 0;
  const all: [DeskTab, ...DeskTab[]] = [
    {
      role: 'editor',
      id: 'ejercicios',
      label: exerciseAdminTexts.tab,
      content: <ExerciseAdmin editedId={params.get('editar')} onEdit={(id) => change('editar', id)} />,
    },
    {
      role: 'editor',
      id: 'textos',
      label: contentTexts.tab,
      content: <ContentPanel textKey={params.get('texto')} onOpen={(key) => change('texto', key)} />,
    },
    { role: 'admin', id: 'contactos', label: leadAdminTexts.title, content: <LeadsPanel /> },
    {
      role: 'support',
      id: 'mensajes',
      label: inboxTexts.tab,
      count: { number: waiting, words: inboxTexts.waitingWords(waiting) },
      content: <InboxPanel selectedId={params.get('hilo')} onSelect={(id) => change('hilo', id)} />,
    },
    { role: 'admin', id: 'resumen', label: overviewTexts.tab, content: <OverviewPanel /> },
    {
      role: 'admin',
      id: 'escribir',
      label: broadcastTexts.tab,
      content: <BroadcastPanel key={chosen.map(({ _id }) => _id).join()} email={user?.email ?? ''} chosen={chosen} />,
    },
    { role: 'admin', id: 'correcciones', label: correctionTexts.title, content: <CorrectionsPanel /> },
    { role: 'admin', id: 'usuarios', label: accountTexts.title, content: <Accounts params={params} onWrite={write} /> },
    { role: 'admin', id: 'entrenadores', label: deskTexts.tab, content: <CoachesPanel /> },
    { role: 'admin', id: 'estado', label: statusTexts.tab, content: <StatusPanel /> },
    { role: 'admin', id: 'registro', label: auditTexts.tab, content: <AuditPanel /> },
  ];
  const [first = all[0], ...rest] = all.filter(({ role }) => may(role));

  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title="Panel de Administración" />
      <Tabs
        label="Administración"
        selected={params.get('tab') ?? first.id}
        onSelect={(tab) => change('tab', tab)}
        tabs={[first, ...rest]}
      />
    </div>
  );
}

function Accounts({ params, onWrite }: { params: URLSearchParams; onWrite: (accounts: readonly Account[]) => void }) {
  const [account, setAccount] = useState<Account | null>(null);
  return (
    <>
      <AccountsPanel key={params.toString()} start={filterOf(params)} onPlan={setAccount} onWrite={onWrite} />
      <PlanDialog account={account} onClose={() => setAccount(null)} />
    </>
  );
}
