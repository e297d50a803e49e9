const zones = [
  { range: '0–3', word: 'Sigue', sentence: 'La carga es la adecuada.', look: 'pain-go' },
  { range: '4–5', word: 'Baja', sentence: 'Menos peso, menos recorrido o menos series.', look: 'pain-less' },
  { range: '6–10', word: 'Para', sentence: 'Por hoy, se acabó esa zona.', look: 'pain-stop' },
] as const;

/** docs/training.md#protocols */
export function PainScale() {
  return (
    <div className="pain-scale" aria-hidden="true">
      {zones.map(({ range, word, sentence, look }) => (
        <div key={range} className={look}>
          <span className="num">{range}</span>
          <b>{word}</b>
          <small>{sentence}</small>
        </div>
      ))}
    </div>
  );
}
