import type { Account } from '@bandeja/domain/profile/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { StatusPanel } from '#features/admin/status-panel.tsx';
import { statusTexts } from '#features/admin/texts.ts';
import { PlanDialog } from '#features/billing/admin/plan-dialog.tsx';
import { ExerciseAdmin } from '#features/exercises/admin/exercise-admin.tsx';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { LeadsPanel } from '#features/leads/admin/leads-panel.tsx';
import { MessagesPanel } from '#features/leads/admin/messages-panel.tsx';
import { leadAdminTexts } from '#features/leads/admin/texts.ts';
import { CorrectionsPanel } from '#features/learning/admin/corrections-panel.tsx';
import { correctionTexts } from '#features/learning/texts.ts';
import { AccountsPanel } from '#features/profile/admin/accounts-panel.tsx';
import { accountTexts } from '#features/profile/admin/texts.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Tabs } from '#ui/tabs.tsx';

export function AdminPage() {
  const [params, setParams] = useSearchParams();

  function change(name: string, value: string | null) {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  }

  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title="Panel de Administración" />
      <Tabs
        label="Administración"
        selected={params.get('tab') ?? 'ejercicios'}
        onSelect={(tab) => change('tab', tab)}
        tabs={[
          {
            id: 'ejercicios',
            label: exerciseAdminTexts.tab,
            content: <ExerciseAdmin editedId={params.get('editar')} onEdit={(id) => change('editar', id)} />,
          },
          { id: 'contactos', label: leadAdminTexts.title, content: <LeadsPanel /> },
          { id: 'mensajes', label: leadAdminTexts.messages.title, content: <MessagesPanel /> },
          { id: 'correcciones', label: correctionTexts.title, content: <CorrectionsPanel /> },
          { id: 'usuarios', label: accountTexts.title, content: <Accounts /> },
          { id: 'estado', label: statusTexts.tab, content: <StatusPanel /> },
        ]}
      />
    </div>
  );
}

function Accounts() {
  const [account, setAccount] = useState<Account | null>(null);
  return (
    <>
      <AccountsPanel onPlan={setAccount} />
      <PlanDialog account={account} onClose={() => setAccount(null)} />
    </>
  );
}
