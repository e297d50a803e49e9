/** The light theme of the web app's tokens, and its court, as PDF colours. */
export const palette = {
  ink: '#0C1827',
  ink2: '#465562',
  ink3: '#5B6B75',
  line: '#D6E0E2',
  lineStrong: '#7F9098',
  paper: '#FFFFFF',
  sunken: '#F0F5F5',
  court: '#103C92',
  courtFloor: '#174EAF',
  onCourt: '#FFFFFF',
  onCourt2: '#C2DAF9',
  ball: '#E7F120',
  ballEdge: '#81880E',
  mesh: '#E2E8EA',
} as const;

export const tones = {
  physical: { text: '#0B5488', tint: '#DCEFFB' },
  match: { text: '#8A3A05', tint: '#FDE7D8' },
  rest: { text: '#47515A', tint: '#E7ECEE' },
} as const;
export type Tone = keyof typeof tones;
