import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { Footer } from '#app/layout/footer.tsx';
import { Header } from '#app/layout/header.tsx';
import { footerColumns, headerLinks, socialLinks } from '#app/links.ts';
import { GalleryCourts } from '#app/testing/gallery/courts.tsx';
import { GalleryFeedback } from '#app/testing/gallery/feedback.tsx';
import { GalleryForms } from '#app/testing/gallery/forms.tsx';
import { GalleryMarks } from '#app/testing/gallery/marks.tsx';
import { siteFacts } from '#lib/site-facts.ts';
import { LogoMark } from '#ui/logo.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { ToastProvider } from '#ui/toast.tsx';

const sessions = {
  visitor: null,
  player: { name: 'Lucía Ferrer', isAdmin: false },
  admin: { name: 'Marta Ruiz', isAdmin: true },
};

const themes = [
  { value: '', label: 'Sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
];

/** All widgets on one page, to be laid beside the drawings. Only on the development server, at /gallery.html. */
export function Gallery() {
  const [theme, setTheme] = useState('');
  function chooseTheme(next: string) {
    document.documentElement.dataset.theme = next;
    setTheme(next);
  }
  const [who, setWho] = useState<keyof typeof sessions>('player');
  const session = sessions[who];
  return (
    <MemoryRouter initialEntries={['/dashboard']}>
      <ToastProvider>
        <SkipLink />
        <Header
          path="/dashboard"
          session={session}
          links={headerLinks(session)}
          onSignOut={() => setWho('visitor')}
          ground={who === 'visitor' ? 'court' : 'surface'}
        />
        <main id="main" tabIndex={-1} className="wrap grid grid-cols-12 gap-x-6 gap-y-10 pt-10 pb-18">
          <div className="col-span-full flex flex-wrap items-center gap-4">
            <LogoMark className="size-12" />
            <h1 tabIndex={-1} className="mr-auto">
              Componentes
            </h1>
            <Segmented label="Tema" options={themes} value={theme} onChange={chooseTheme} />
            <Segmented
              label="Quién mira"
              options={[
                { value: 'visitor', label: 'Visita' },
                { value: 'player', label: 'Jugadora' },
                { value: 'admin', label: 'Admin' },
              ]}
              value={who}
              onChange={setWho}
            />
          </div>
          <GalleryMarks />
          <GalleryForms />
          <GalleryFeedback />
          <GalleryCourts />
        </main>
        <Footer columns={footerColumns(session)} social={socialLinks(siteFacts())} year={siteFacts().year} />
      </ToastProvider>
    </MemoryRouter>
  );
}
