import { SaxesParser } from 'saxes';
import { FileError, type Reading } from '#features/imports/reading/model.ts';
import { fileErrors, remarks } from '#features/imports/reading/texts.ts';

/** Names without prefix, from the root to the element. */
type Path = readonly string[];
export type Attributes = Readonly<Record<string, string>>;

/** Reads the elements of a kind of file as they pass; nothing is held but what the kind holds itself. */
export type XmlReader = {
  open: (path: Path, attributes: Attributes) => void;
  close: (path: Path, text: string) => void;
  end: () => Reading;
  /** Of a file that breaks off: what is whole before it; null where nothing is. */
  endTorn?: () => Reading | null;
};

/** Takes a file in pieces. @throws FileError */
export type Sink = { push: (bytes: Uint8Array) => void; end: () => Reading };

const mostDepth = 60;
const mostText = 4000;
/** No tag, comment or text of a training is as long: a file of one such piece is not held. */
const mostBetweenTags = 4 * 1024 * 1024;

/** XML without entities of the file's own: nothing expands, nothing outside is read. `readerOf` tells a kind by its root. */
export function xmlSink(first: Uint8Array, readerOf: (root: string) => XmlReader | null): Sink {
  const decoder = new TextDecoder(encodingOf(first));
  const parser = new SaxesParser();
  const path: string[] = [];
  let reader: XmlReader | null = null;
  let text = '';
  let sinceTag = 0;
  let isEnding = false;
  let tornAt: number | null = null;
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('error', () => {
    if (isEnding) {
      tornAt ??= parser.line;
      return;
    }
    throw new FileError(fileErrors.brokenXml(parser.line));
  });
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY|^[^[]*\b(?:SYSTEM|PUBLIC)\b/i.test(doctype)) throw new FileError(fileErrors.forbiddenXml);
  });
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0;
    text = '';
    path.push(local(name));
    if (path.length > mostDepth) throw new FileError(fileErrors.brokenXml(parser.line));
    if (path.length === 1) {
      reader = readerOf(local(name));
      if (reader === null) throw new FileError(fileErrors.unknown);
    }
    reader?.open(path, attributes);
  });
  parser.on('closetag', () => {
    sinceTag = 0;
    reader?.close(path, text.trim());
    path.pop();
    text = '';
  });
  const addText = (piece: string) => {
    if (text.length < mostText) text += piece.slice(0, mostText);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  function write(piece: string) {
    sinceTag += piece.length;
    if (sinceTag > mostBetweenTags) throw new FileError(fileErrors.brokenXml(parser.line));
    parser.write(piece);
  }
  return {
    push: (bytes) => write(decoder.decode(bytes, { stream: true })),
    end() {
      write(decoder.decode());
      isEnding = true;
      parser.close();
      if (reader === null) throw new FileError(tornAt === null ? fileErrors.unknown : fileErrors.brokenXml(tornAt));
      if (tornAt === null) return reader.end();
      const whole = reader.endTorn?.() ?? null;
      if (whole === null) throw new FileError(fileErrors.brokenXml(tornAt));
      return { ...whole, remarks: [...whole.remarks, remarks.cutFile] };
    },
  };
}

function encodingOf(first: Uint8Array): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  const head = String.fromCharCode(...first.subarray(0, 200));
  const named = /^[^<]*<\?xml[^>]*encoding=["']([\w-]{1,20})["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(named).encoding;
  } catch {
    return 'utf-8';
  }
}
