import '#styles/index.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from '#app/testing/gallery/gallery.tsx';

// gallery.html is no input of the build: the gallery exists on the development server alone.
const root = document.getElementById('root');
if (root && import.meta.env.DEV) createRoot(root).render(<Gallery />);
