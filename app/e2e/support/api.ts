import type { Request } from '@playwright/test';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';

interface Call {
  parameters?: { name: string; in: string; required?: boolean; schema: AnySchemaObject }[];
  requestBody?: { content: Record<string, { schema: AnySchemaObject }> };
}

interface Description {
  paths: Record<string, Record<string, Call>>;
  components: AnySchemaObject;
}

/** The server's OpenAPI description, read once per worker. */
let cachedDescription: Promise<Description> | undefined;

async function descriptionOf(origin: string): Promise<Description> {
  cachedDescription ??= fetch(`${origin}/api/openapi.json`).then((response) => response.json() as Promise<Description>);
  return cachedDescription;
}

export function isApiCall(request: Request, origin: string): boolean {
  const url = new URL(request.url());
  return url.origin === origin && url.pathname.startsWith('/api/');
}

/** Schema errors of a value; fields that the description does not name are errors, too. */
function schemaErrors(schema: AnySchemaObject, value: unknown, { components }: Description): string[] {
  // Query parameters are strings even where the schema has a number.
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: typeof value === 'string', formats: formats });
  const validate = ajv.compile({ allOf: [schema], unevaluatedProperties: false, components });
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    `${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
  );
}

/** Informational formats; types and limits are given beside them. */
const formats = { int32: true, int64: true } as const;

/** How a page's request deviates from the server's API description; null if it conforms. */
export async function nonConformance(request: Request, origin: string): Promise<string | null> {
  const url = new URL(request.url());
  const call = `${request.method()} ${url.pathname}`;
  const description = await descriptionOf(origin);
  const operation = description.paths[url.pathname]?.[request.method().toLowerCase()];
  if (!operation) return `${call} is not described`;
  const wrong: string[] = [];
  const parameters = operation.parameters ?? [];
  for (const [name, value] of url.searchParams) {
    const parameter = parameters.find((one) => one.in === 'query' && one.name === name);
    if (parameter) wrong.push(...schemaErrors(parameter.schema, value, description).map((text) => `${name}: ${text}`));
    else wrong.push(`the parameter ${name} is not described`);
  }
  for (const parameter of parameters.filter(({ required }) => required)) {
    const given = parameter.in === 'query' ? url.searchParams.has(parameter.name) : parameter.name in request.headers();
    if (!given) wrong.push(`${parameter.name} is missing`);
  }
  if (operation.requestBody) {
    const type = (request.headers()['content-type'] ?? '').split(';')[0] ?? '';
    const body = operation.requestBody.content[type];
    if (!body) wrong.push(`a body of ${type || 'no type'} is not described`);
    else if (type === 'application/json') wrong.push(...schemaErrors(body.schema, request.postDataJSON(), description));
  }
  return wrong.length === 0 ? null : `${call}: ${wrong.join('; ')}`;
}
