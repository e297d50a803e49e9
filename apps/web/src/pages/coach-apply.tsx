import { useQuery } from '@tanstack/react-query';
import { useAuth } from '#features/auth/auth-context.tsx';
import { applicationQuery } from '#features/coaching/api.ts';
import { ApplicationForm } from '#features/coaching/application-form.tsx';
import { applyTexts as texts } from '#features/coaching/texts.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const kinds = { applied: 'info', approved: 'ok', rejected: 'warn' } as const;

export function CoachApplyPage() {
  const { user } = useAuth();
  const query = useQuery(applicationQuery);
  const application = query.data?.application;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={texts.title} sentence={texts.sentence} />
      {application && <Alert kind={kinds[application.state]}>{texts.states[application.state]}</Alert>}
      {application?.state === 'approved' && (
        <p>
          <Link to={paths.coachHome}>{texts.home}</Link>
        </p>
      )}
      {query.data ? (
        <ApplicationForm
          key={query.data.application?.state}
          name={user?.name ?? ''}
          application={query.data.application}
        />
      ) : (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />
      )}
    </div>
  );
}
