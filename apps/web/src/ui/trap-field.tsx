/** A field nobody sees, sent along as `website`: whoever fills it in is a machine. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Deja este campo vacío
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
