import type * as z from 'zod/mini';

const types: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'sí o no (true o false)',
  array: 'una lista',
  object: 'un objeto',
  record: 'un objeto',
  null: 'nada (null)',
};

const formats: Record<string, string> = {
  email: 'Escribe un email válido.',
  url: 'Escribe una dirección web válida.',
  uuid: 'No es un identificador válido.',
  guid: 'No es un identificador válido.',
  date: 'No es una fecha válida (AAAA-MM-DD).',
  datetime: 'No es una fecha con hora válida (ISO 8601).',
};

const units: Record<string, [one: string, many: string]> = {
  string: ['carácter', 'caracteres'],
  array: ['elemento', 'elementos'],
  set: ['elemento', 'elementos'],
};

function amount(count: number | bigint, origin: string): string {
  const unit = units[origin];
  return unit ? `${count} ${Number(count) === 1 ? unit[0] : unit[1]}` : `${count}`;
}

export function schemaMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Falta este dato.';
      return `Tiene que ser ${types[issue.expected] ?? 'de otro tipo'}.`;
    case 'too_small':
      return `Como mínimo, ${amount(issue.minimum, issue.origin)}.`;
    case 'too_big':
      return `Como máximo, ${amount(issue.maximum, issue.origin)}.`;
    case 'invalid_format':
      return formats[issue.format] ?? 'El formato no es válido.';
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'Tiene que ser un número entero.' : `Tiene que ser un múltiplo de ${issue.divisor}.`;
    case 'invalid_value':
      return `Elige una de estas opciones: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Sobran estos datos: ${issue.keys.join(', ')}.`;
    default:
      return 'Este dato no es válido.';
  }
}
