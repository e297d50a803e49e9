export function saveTextFile(name: string, type: string, text: string): void {
  saveFile(new Blob([text], { type }), name);
}

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has taken it over by the next turn
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
