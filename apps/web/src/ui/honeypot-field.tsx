export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Deja este campo vacío
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
