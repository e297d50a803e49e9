/** Hands a text to the person as a file. */
export function saveTextFile(name: string, type: string, text: string): void {
  saveFile(new Blob([text], { type }), name);
}

/** Hands a file to the person under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has taken it over by the next turn
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
