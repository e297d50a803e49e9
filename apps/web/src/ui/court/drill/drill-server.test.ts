import { drillFixture } from '@bandeja/drawing/testing/drill-fixture';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DrillPlayer } from '#ui/court/drill/drill-player.tsx';
import { DrillStill } from '#ui/court/drill/drill-still.tsx';

describe('on the server', () => {
  it('is the still picture of the taught stroke with its list', () => {
    expect(typeof window).toBe('undefined');
    const markup = renderToString(createElement(DrillPlayer, { drill: drillFixture, title: 'Salida' }));
    expect(markup).toContain('aria-label="Dibujo animado: Salida"');
    expect(markup).toContain('Recupera el sitio');
    expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
    expect(markup.split('aria-current="step"')[1]).toMatch(/^[^<]*><span[^>]*>2</);
    expect(markup).not.toContain('NaN');
  });

  it('a small still says nothing to readers', () => {
    const markup = renderToString(createElement(DrillStill, { drill: drillFixture }));
    expect(markup).toMatch(/^<svg[^>]*aria-hidden="true"/);
    expect(markup).toContain('scene-white-ball');
  });
});
