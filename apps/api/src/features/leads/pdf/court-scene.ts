import { palette } from '#features/leads/pdf/palette.ts';
import { decoration, page, type Sheet } from '#features/leads/pdf/sheet.ts';

export const bandHeight = 246;

/** The court as the web app's `ui/court/geometry.ts` projects it for 595.28 × 246 points: camera at 20.5, 0.6, 6.2, looking at 5, 9.3, 0.9, 43°, the target at 86 % of the width and 57 % of the height. */
const scene = {
  floor: 'M334.9 155.6L339.7 243.9L699.1 149.9L588.7 119.3Z',
  lines:
    'M388.4 147.9L430.8 220.1L432.7 219.6L389.5 147.8ZM561.2 123.2L667.9 158.1L668.6 157.9L561.9 123.1ZM400.5 174.9L400.8 175.4L607.4 137.1L606.6 136.8Z',
  frame:
    'M588.7 119.3L592 73.8M605.2 123.8L608.3 88M623.9 129L627.9 90.9M645.3 135L650.5 94.2M670.1 141.9L676.8 98.1M699.1 149.9L710.7 85.9M591.1 85.5L707.7 102.6M592 73.8L710.7 85.9M334.9 155.6L323.3 88.1M371.2 150.4L362.5 86M404.3 145.7L399.6 100.2M434.4 141.4L431.1 97.8M462 137.4L460 95.6M487.3 133.8L486.4 93.5M510.7 130.4L510.7 91.7M532.4 127.3L533.1 90M552.5 124.4L553.9 88.4M571.2 121.8L573.9 74.8M588.7 119.3L592 73.8M364.8 102.9L573.2 86.9M323.3 88.1L362.5 86M573.9 74.8L592 73.8M326.4 105.8L364.8 102.9M573.2 86.9L591.1 85.5M367 119.2L401.2 115.8M553.4 100.7L572.5 98.8',
  mesh: 'M487.3 133.8L487.1 122.3M490.2 135.4L490 123.7M493.2 137L493 125.1M496.3 138.7L496.2 126.6M499.6 140.5L499.4 128.2M502.9 142.3L502.8 129.8M506.4 144.2L506.3 131.5M510 146.2L510 133.2M513.8 148.3L513.9 135M517.8 150.4L517.9 136.9M521.9 152.7L522 138.9M526.2 155.1L526.4 141M530.7 157.5L531 143.2M535.4 160.1L535.8 145.4M540.4 162.8L540.8 147.8M545.5 165.6L546 150.3M551 168.6L551.6 153M556.7 171.8L557.4 155.7M562.7 175L563.5 158.7M569.1 178.5L570 161.7M575.8 182.2L576.9 165M487.3 131.2L576 178.3M487.2 128.6L576.3 174.5M487.2 126L576.5 170.5',
  band: 'M487.1 121.8L522 138.9L576.9 164.2L576.8 165.8L522 140.2L487.1 122.8Z',
  posts: 'M487.3 133.8L487.1 121.8M575.8 182.2L576.9 164.2',
  shot: 'M439.7 132.1L453.3 129.2L465.9 126.8L477.7 124.7L488.6 123.1L498.8 121.8L508.3 120.8L517.2 120.1L525.6 119.7L533.4 119.5L540.8 119.5L547.7 119.6L554.3 120L560.4 120.5L566.3 121.2L571.8 122L577 123L581.9 124L586.6 125.2',
  rebound: 'M586.6 125.2L588.9 123L591.1 121.1L593.3 119.4L595.5 118L597.6 116.9L599.7 116.1',
} as const;

export function drawCourtBand(sheet: Sheet): void {
  const { doc } = sheet;
  decoration(sheet, () => {
    doc.rect(0, 0, page.width, bandHeight).clip();
    doc.rect(0, 0, page.width, bandHeight).fill(palette.court);
    doc.path(scene.floor).fill(palette.courtFloor);
    doc.lineWidth(0.7).strokeColor(palette.onCourt, 0.34).path(scene.frame).stroke();
    doc.lineWidth(0.3).strokeColor(palette.onCourt, 0.3).path(scene.mesh).stroke();
    doc.fillColor(palette.onCourt, 1).path(scene.lines).fill();
    doc.path(scene.band).fill(palette.onCourt);
    doc.lineWidth(1).strokeColor(palette.onCourt, 1).path(scene.posts).stroke();
    doc.lineWidth(1.3).lineCap('round').lineJoin('round').path(scene.shot).stroke();
    doc.dash(0.1, { space: 3 }).path(scene.rebound).stroke();
  });
}
