import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { appTexts } from '#app/texts.ts';
import { isAppPath } from '#lib/app-paths.ts';
import { leaveTo } from '#lib/leave.ts';
import { BallLoader } from '#ui/ball-loader.tsx';

/** Sends the visitor on: to another route of the app, or out of it to a page of the site. */
export function Forward({ to }: { to: string }) {
  return isAppPath(to) ? <Navigate to={to} replace /> : <Leave to={to} />;
}

function Leave({ to }: { to: string }) {
  useEffect(() => leaveTo(to), [to]);
  return (
    <div className="after-300">
      <BallLoader label={appTexts.loading} page />
    </div>
  );
}
