import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SiteFrame } from '#app/site/frame.tsx';
import { findPage } from '#app/site/pages.ts';
import { pageData } from '#lib/page-data.ts';
import '../../styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const page = findPage(window.location.pathname);
const content = await page.load();
const site = (
  <StrictMode>
    <SiteFrame page={page} content={content} data={pageData()} />
  </StrictMode>
);

// the server sends the page as HTML; Vite alone (npm run dev) sends an empty root
if (root.hasChildNodes()) hydrateRoot(root, site);
else createRoot(root).render(site);
