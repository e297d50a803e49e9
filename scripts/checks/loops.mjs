import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { listFiles } from '../lib/files.mjs';

/**
 * @typedef {object} Node a node of the syntax tree, with what is read of it here
 * @property {string} type
 * @property {{ start: number }} [span]
 * @property {Node} [callee]
 * @property {{ expression: Node }[]} [arguments]
 * @property {Node} [object]
 * @property {Node} [property]
 * @property {unknown} [value]
 * @property {Node} [right]
 * @property {Node} [body]
 * @property {boolean} [async]
 * @property {string} [kind]
 * @property {{ id: Node, init: Node | null }[]} [declarations]
 * @property {Node} [expression]
 * @property {Node} [base] what an optional chain calls
 * @property {({ spread: unknown, expression: Node } | null)[]} [elements]
 * @property {Node[]} [properties]
 */

const isTest = /(\.test\.tsx?|\.test\.mjs|\.spec\.ts)$|^e2e\/.*\.ts$|(^|\/)testing\/.*\.tsx?$/;
/** It runs the loop itself, and counts. */
const exempt = /^packages\/domain\/testing\/each\.ts$/;
const repeaters = ['forEach', 'map', 'flatMap'];
const asserts = /^(expect|assert)/;
const testNames = ['it', 'test', 'describe'];
/** What these answer about an empty list, and is therefore no proof. */
const answersOverNothing = new Map([
  ['every', true],
  ['some', false],
]);

/**
 * Finds loops of assertions that may run over nothing: `for…of`, `forEach`, `map` around an `expect` or around tests;
 * `it.each(list)`; `expect(list.every(…)).toBe(true)` and `expect(list.some(…)).toBe(false)`. A list that is written out
 * in the same file cannot be empty; every other one goes through `each(list, least, check)`, or `atLeast(least, list)`.
 * @param {string} root
 * @returns {string[]} errors, none when all is well
 */
export function checkLoops(root) {
  const files = listFiles(root).filter((file) => isTest.test(file) && !exempt.test(file));
  if (files.length === 0) return ['no test was read'];
  return files.flatMap((file) => {
    const content = readFileSync(path.join(root, file), 'utf8');
    // reading the tree of every file costs more than asking whether there is anything to find
    return /\bfor (await )?\(|\.(forEach|map|flatMap|every|some|each|for)\b|\beach\(/.test(content)
      ? fileErrors(file, content)
      : [];
  });
}

/** @type {(file: string, content: string) => string[]} */
function fileErrors(file, content) {
  const options = /** @type {const} */ ({ syntax: 'typescript', tsx: file.endsWith('.tsx'), target: 'esnext' });
  const tree = /** @type {Node} */ (/** @type {unknown} */ (parseSync(content, options)));
  // positions count bytes from the start of the module, comments before it aside
  const bytes = Buffer.from(content);
  const start = tree.span?.start ?? 0;
  const before = bytes.indexOf(firstToken(content));
  const lineAt = (/** @type {number} */ position) =>
    bytes
      .subarray(0, before + position - start)
      .toString()
      .split('\n').length;
  const written = writtenLists(tree);
  /** @type {string[]} */
  const errors = [];
  walk(tree, (node, parent) => {
    const loop = loopOf(node);
    const where = () => `${file}:${lineAt(node.span?.start ?? start)}`;
    if (loop && !isWritten(loop.list, written) && checksSomething(loop.body)) {
      errors.push(`${where()}: a loop of assertions may run over nothing; use each(list, least, check)`);
    }
    const list = listOfCases(node) ?? listOfAnswer(node);
    if (list && !isWritten(list, written)) errors.push(`${where()}: may run over nothing; use atLeast(least, list)`);
    if (isLooseCheck(node, parent)) errors.push(`${where()}: each() with an asynchronous check is not awaited`);
  });
  return errors;
}

/** @param {string} content the first token of a module, where the tree's positions begin */
function firstToken(content) {
  const rest = content.replace(/^(\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|#![^\n]*\n)*/, '');
  return rest.slice(0, 200);
}

/** @type {(node: Node) => { list: Node, body: Node } | null} */
function loopOf(node) {
  if (node.type === 'ForOfStatement') return node.right && node.body ? { list: node.right, body: node.body } : null;
  const member = calledMember(node);
  if (!member || !repeaters.includes(member.name)) return null;
  const [first] = argumentsOf(node);
  return first && isFunction(first) ? { list: member.object, body: first } : null;
}

/** The list of `it.each(list)`, `describe.skip.for(list)`. @type {(node: Node) => Node | undefined} */
function listOfCases(node) {
  const member = calledMember(node);
  let root = member?.object;
  while (root?.object) root = root.object;
  const isRepeated = member !== null && ['each', 'for'].includes(member.name);
  return isRepeated && testNames.includes(String(root?.value)) ? argumentsOf(node)[0] : undefined;
}

/** The list of `expect(list.every(…)).toBe(true)`. @type {(node: Node) => Node | undefined} */
function listOfAnswer(node) {
  const matcher = calledMember(node);
  const [asked] = matcher?.name === 'toBe' ? argumentsOf(matcher.object) : [];
  const question = asked && calledMember(asked.base ?? asked);
  const answer = question && answersOverNothing.get(question.name);
  return question && answer !== undefined && argumentsOf(node)[0]?.value === answer ? question.object : undefined;
}

/** @type {(node: Node) => { object: Node, name: string } | null} */
function calledMember(node) {
  const callee = node.callee?.base ?? node.callee;
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression' || !callee.object) return null;
  return { object: callee.object, name: String(callee.property?.value ?? '') };
}

/** @type {(node: Node) => Node[]} */
const argumentsOf = (node) => (node.arguments ?? []).map(({ expression }) => expression);

const isFunction = (/** @type {Node} */ node) => /^(ArrowFunction|Function)Expression$/.test(node.type);

/** Whether a body asserts, by `expect…(` or `assert…(`, or defines tests. */
function checksSomething(/** @type {Node} */ body) {
  let found = false;
  walk(body, (node) => {
    if (node.type !== 'CallExpression' || !node.callee) return;
    const name = rootName(node.callee);
    if (asserts.test(name) || testNames.includes(name)) found = true;
  });
  return found;
}

/**
 * The name a call asserts by: `expect(…)`, `expect.soft(…)`. A matcher such as `expect.closeTo(…)` asserts nothing.
 * @type {(callee: Node) => string}
 */
function rootName(callee) {
  if (callee.type === 'Identifier') return String(callee.value);
  if (callee.type !== 'MemberExpression' || callee.object?.type !== 'Identifier') return '';
  const isAssertion = ['soft', 'poll', 'element', 'each', 'for'].includes(String(callee.property?.value));
  return isAssertion ? String(callee.object.value) : '';
}

/** @type {(node: Node, parent: Node | null) => boolean} */
function isLooseCheck(node, parent) {
  if (node.type !== 'CallExpression' || node.callee?.type !== 'Identifier' || node.callee.value !== 'each')
    return false;
  return argumentsOf(node)[2]?.async === true && parent?.type === 'ExpressionStatement';
}

/**
 * Names of the lists and objects that are written out in a file, and hold something.
 * @param {Node} tree
 */
function writtenLists(tree) {
  /** @type {Set<string>} */
  const names = new Set();
  walk(tree, (node) => {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return;
    for (const { id, init } of node.declarations ?? []) {
      if (init && id.type === 'Identifier' && isWritten(init, names)) names.add(String(id.value));
    }
  });
  return names;
}

/**
 * Whether an expression is a list with at least one entry that is written out, a text or an object of that kind, or its
 * keys, values or entries.
 * @type {(node: Node, written: Set<string>) => boolean}
 */
function isWritten(node, written) {
  switch (node.type) {
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
    case 'ParenthesisExpression':
      return node.expression !== undefined && isWritten(node.expression, written);
    case 'Identifier':
      return written.has(String(node.value));
    case 'StringLiteral':
      return node.value !== '';
    case 'ArrayExpression':
      return (node.elements ?? []).some(
        (element) => element && (!element.spread || isWritten(element.expression, written)),
      );
    case 'ObjectExpression':
      return (node.properties ?? []).some(({ type }) => type !== 'SpreadElement');
    case 'NewExpression':
      return argumentsOf(node).some((argument) => isWritten(argument, written));
    case 'CallExpression':
      return isWrittenCall(node, written);
    default:
      return false;
  }
}

/** `Object.entries(written)`, `written.entries()`, `written.map(…)`, `atLeast(5, list)`. @type {(node: Node, written: Set<string>) => boolean} */
function isWrittenCall(node, written) {
  if (node.callee?.value === 'atLeast') return true;
  const member = calledMember(node);
  if (!member) return false;
  const isObject = member.object.type === 'Identifier' && member.object.value === 'Object';
  if (isObject) return argumentsOf(node).some((argument) => isWritten(argument, written));
  return ['entries', 'keys', 'values', 'map'].includes(member.name) && isWritten(member.object, written);
}

/**
 * Visits every node below one, with its parent.
 * @param {unknown} node
 * @param {(node: Node, parent: Node | null) => void} visit
 * @param {Node | null} [parent]
 */
function walk(node, visit, parent = null) {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit, parent);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const current = /** @type {Node} */ (node);
  const isNode = typeof current.type === 'string';
  if (isNode) visit(current, parent);
  for (const value of Object.values(current)) walk(value, visit, isNode ? current : parent);
}
