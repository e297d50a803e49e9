import { describe, expect, it } from 'vitest';
import { type GraphTypes, schemaOf, selectionOf } from '#wire/graph.ts';

const types = {
  Team: { name: ['String!', 'What «we» say.'], players: ['[Player!]!', 'In order.'] },
  Player: { age: ['Int', 'Years.'] },
} as const satisfies GraphTypes;

describe('GraphQL types from one table', () => {
  it('gives the schema with its descriptions', () => {
    expect(schemaOf(types)).toBe(
      'type Team {\n  "What «we» say."\n  name: String!\n  "In order."\n  players: [Player!]!\n}\n\n' +
        'type Player {\n  "Years."\n  age: Int\n}',
    );
  });

  it('selects every field, nested ones included', () => {
    expect(selectionOf(types, 'Team')).toBe('{ name players { age } }');
  });
});
