import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SiteFrame } from '#app/site/frame.tsx';
import { findPage, notFoundPage } from '#app/site/pages.ts';
import { pageData } from '#lib/page-data.ts';
import '../../styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const data = pageData();
// the server sends pages as HTML; Vite alone (npm run dev) sends an empty root
const isServed = root.hasChildNodes();
const found = findPage(window.location.pathname);
// an exercise that does not exist: the server sent the 404 page to an address of this shape
const page = isServed && found.isDynamic && data === undefined ? notFoundPage : found;
// not awaited at the top: the bundler merges no files of a program that is (apps/web/shared-files.ts)
void page.load().then((content) => {
  const site = (
    <StrictMode>
      <SiteFrame page={page} content={content} data={data} />
    </StrictMode>
  );
  if (isServed) hydrateRoot(root, site);
  else createRoot(root).render(site);
});
