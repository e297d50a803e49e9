export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function mapObjects(json: Json, change: (object: Json) => Json): Json {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    return isJson(value) ? mapObjects(value, change) : value;
  };
  return change(Object.fromEntries(Object.entries(json).map(([key, value]) => [key, inside(value)])));
}
