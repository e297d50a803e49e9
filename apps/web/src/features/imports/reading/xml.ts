import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { FileError } from '#features/imports/reading/model.ts';
import { fileErrors } from '#features/imports/reading/texts.ts';

/** A read element: text, or children by their name without prefix; attributes begin with `@`. */
export type Element = { [name: string]: unknown };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  maxNestedTags: 60,
});

/** Reads XML without entity definitions: no expanding entities, no outside files. @throws FileError */
export function readXml(text: string): Element {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new FileError(fileErrors.forbiddenXml);
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new FileError(fileErrors.brokenXml(valid.err.line ?? null));
  try {
    return asElement(parser.parse(text)) ?? {};
  } catch {
    throw new FileError(fileErrors.brokenXml(null));
  }
}

function asElement(value: unknown): Element | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Element) : null; // it has named properties
}

export function childrenOf(parent: unknown, name: string): unknown[] {
  const child = asElement(parent)?.[name];
  if (child === undefined || child === '') return [];
  return Array.isArray(child) ? child : [child];
}

export function at(parent: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((here, name) => childrenOf(here, name)[0], parent);
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const text = asElement(value)?.['#text'];
  return typeof text === 'string' ? text : '';
}
