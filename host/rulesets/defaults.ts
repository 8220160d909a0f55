// What a file says although it holds anyway: fields equal to what the schema says they are when left out.
import type { Complaint } from './sentences.ts';

interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape | readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly discriminator?: { readonly propertyName: string };
  readonly definitions?: Readonly<Record<string, Shape>>;
}

/** Schemas by their `$id`. */
export type Shapes = ReadonlyMap<string, object>;

/** A shape, and the schema that its references are meant in. */
interface Meant {
  readonly shape: Shape;
  readonly home: string;
}

export function needless(shapes: Shapes, schema: string, value: unknown): Complaint[] {
  const found: Complaint[] = [];
  walk(shapes, { shape: { $ref: schema }, home: schema }, { value, pointer: '' }, found);
  return found;
}

interface Part {
  readonly value: unknown;
  readonly pointer: string;
}

function walk(shapes: Shapes, written: Meant, { value, pointer }: Part, found: Complaint[]): void {
  if (typeof value !== 'object' || value === null) return;
  const meant = chosen(shapes, resolved(shapes, written), value);
  for (const [key, inner] of Object.entries(value)) {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const shape = innerShape(meant.shape, key, value);
    if (!shape) continue;
    const own = { shape, home: meant.home };
    if (meant.shape.properties?.[key] && !meant.shape.required?.includes(key)) {
      const said = usual(resolved(shapes, own).shape, shape);
      if (said !== undefined && said === inner) found.push(complaint(at, key, inner));
    }
    walk(shapes, own, { value: inner, pointer: at }, found);
  }
}

/** What it is when left out; a yes or no that may be left out is no then. */
function usual({ type, const: only }: Shape, { default: said }: Shape): unknown {
  return said ?? (type === 'boolean' && only === undefined ? false : undefined);
}

function complaint(pointer: string, key: string, value: unknown): Complaint {
  const shown = typeof value === 'string' ? `“${value}”` : String(value);
  const message = `“${key}” is ${shown} anyway when it is left out.`;
  return { pointer, at: 'key', code: 'needless-field', message };
}

function innerShape(shape: Shape, key: string, value: object): Shape | undefined {
  if (Array.isArray(value)) {
    const items = shape.items;
    return Array.isArray(items) ? (items as readonly Shape[])[Number(key)] : (items as Shape);
  }
  const other = shape.additionalProperties;
  return shape.properties?.[key] ?? (typeof other === 'object' ? other : undefined);
}

function resolved(shapes: Shapes, { shape, home }: Meant): Meant {
  if (shape.$ref === undefined) return { shape, home };
  const [file = '', name] = shape.$ref.split('#/definitions/');
  const id = file === '' ? home : file;
  const schema = shapes.get(id) as Shape;
  const target = name === undefined ? schema : schema.definitions![name]!;
  return resolved(shapes, { shape: target, home: id });
}

/** Of a list of shapes, the one whose tag the value has. */
function chosen(shapes: Shapes, meant: Meant, value: object): Meant {
  const { oneOf, discriminator } = meant.shape;
  if (!oneOf || !discriminator) return meant;
  const tag = discriminator.propertyName;
  const wanted = (value as Readonly<Record<string, unknown>>)[tag];
  const all = oneOf.map((shape) => resolved(shapes, { shape, home: meant.home }));
  return all.find(({ shape }) => shape.properties?.[tag]?.const === wanted) ?? meant;
}
