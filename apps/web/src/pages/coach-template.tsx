import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { templatesQuery } from '#features/coaching/api.ts';
import { TemplateForm } from '#features/coaching/template-form.tsx';
import { templateTexts as texts } from '#features/coaching/template-texts.ts';
import { routinesQuery } from '#features/routines/api.ts';
import * as paths from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useToast } from '#ui/toast.tsx';

/** `/coach/templates/new` is one that is not stored yet. */
export function CoachTemplatePage() {
  const { id = '' } = useParams();
  const query = useQuery(templatesQuery);
  const routines = useQuery(routinesQuery).data ?? [];
  const navigate = useNavigate();
  const toast = useToast();
  const isNew = id === 'new';
  const template = query.data?.templates.find(({ _id }) => _id === id) ?? null;

  function leave() {
    toast(texts.saved);
    void navigate(paths.coachTemplates);
  }

  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <p>
        <Link to={paths.coachTemplates}>{texts.back}</Link>
      </p>
      {!query.data && <ListWait query={query} failed={texts.failed} loading={texts.loading} level={1} />}
      {query.data && !isNew && template === null && (
        <EmptyState level={1} className="card" flight="bounces" title={texts.missing}>
          {texts.missingText}
        </EmptyState>
      )}
      {query.data && (isNew || template !== null) && (
        <>
          <PageTitle title={template?.name ?? texts.newTitle} />
          <TemplateForm key={id} template={template} routines={routines} onSaved={leave} />
        </>
      )}
    </div>
  );
}
