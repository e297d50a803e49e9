/** A file that cannot be read; its message is the sentence for the person. */
export class FileError extends Error {}
