import '#styles/index.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from '#app/testing/gallery/gallery.tsx';

const root = document.getElementById('root');
if (root && import.meta.env.DEV) createRoot(root).render(<Gallery />);
