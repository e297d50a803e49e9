/** The first letters of the first and the last name: «Lucía Ferrer» → LF. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => word?.charAt(0).toLocaleUpperCase('es') ?? '').join('');
}

/** The player as two letters; the name is said elsewhere. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar" aria-hidden="true">
      {initials(name)}
    </span>
  );
}
