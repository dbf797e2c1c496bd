import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { Access, Call } from '../../http-contract/call.ts'
import { CALLS, callNames, methodAndPath, type CallName } from '../../http-contract/calls.ts'
import { COMPONENTS } from '../../http-contract/components.ts'
import { failure, identifier } from '../../http-contract/envelope.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

const ACCESS: Readonly<Record<Access, string>> = {
  anyone: 'Anyone may make this call.',
  user: 'Only users who are logged in may make this call.',
  owner: 'Only who registered the account may make this call.',
  admin: 'Only administrators may make this call.',
}
const OPEN_TO_ADMINS = 'Administrators may name what belongs to another account.'

/** Headings of the calls, by the first part of their paths. */
const TITLES: Readonly<Record<string, string>> = {
  account: 'Account',
  projects: 'Projects and reports',
  documentLibrary: 'Documents',
  funders: 'Funders',
  proposals: 'Applications',
  coverLetters: 'Applications',
  admin: 'Administration',
}

const FAILURES = {
  401: 'Nobody is logged in.',
  403: 'The caller may not make this call.',
  404: 'What the address names is absent, or belongs to another account.',
  422: 'Fields are wrong: `fields` names each of them.',
  429: 'Too many attempts: `Retry-After` says for how many seconds.',
}

/**
 * Describes all calls, whose addresses begin with `address`, in OpenAPI 3.1. Works call by call, so that other requests
 * are not blocked.
 */
export async function openApiDocument(address: string) {
  const paths: Record<string, Record<string, object>> = {}
  const components = {
    securitySchemes: SESSION,
    schemas: { Failure: jsonSchema(failure) } as Record<string, JsonSchema>,
  }
  for (const name of callNames) {
    const { method, path } = methodAndPath(name)
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(name, components.schemas) }
    await setImmediate()
  }
  const info = { title: 'Grantwright', version: '1', description: 'Every call of the API.' }
  return { openapi: '3.1.1', info, servers: [{ url: address }], paths, components }
}

const SESSION = {
  session: { type: 'apiKey', in: 'cookie', name: 'grantwright_session', description: 'Set by logging in.' },
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Chosen for one thing to be made: sent again with it, the call makes nothing more.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

function operationOf(name: CallName, shared: Record<string, JsonSchema>) {
  const call: Call = CALLS[name]
  const content = (schema: z.ZodType, io: 'input' | 'output', type = 'application/json') => ({
    content: { [type]: { schema: componentOf(jsonSchema(schema, io), shared) } },
  })
  const sent = call.body
    ? content(call.body, 'input')
    : call.upload && content(formOf(call), 'input', 'multipart/form-data')
  const answer = call.response === 'file' ? { description: 'The file.' } : content(call.response, 'output')
  return {
    operationId: name.replace(/[^A-Za-z0-9]+/g, '-'),
    tags: [TITLES[name.split('/')[1] ?? ''] ?? 'Installation'],
    summary: call.summary,
    description: call.openToAdmins ? `${ACCESS[call.access]} ${OPEN_TO_ADMINS}` : ACCESS[call.access],
    security: call.access === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf('path', pathOf(call)),
      ...parametersOf('query', call.query),
      ...(call.once ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(sent && { requestBody: { required: true, ...sent } }),
    responses: { [call.status ?? 200]: { description: 'It worked.', ...answer }, ...failuresOf(call) },
  }
}

const named = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(COMPONENTS)) named.add(schema, { id })

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: named,
    override: withoutPatternOfFormat,
  })
  return plain
}

function withoutPatternOfFormat({ jsonSchema: schema }: { jsonSchema: JsonSchema }): void {
  if (schema.format !== undefined) delete schema.pattern
}

/** Moves named schemas to the components, and refers to them there. */
function componentOf({ $defs = {}, ...schema }: JsonSchema, shared: Record<string, JsonSchema>): JsonSchema {
  for (const [name, definition] of Object.entries($defs)) shared[name] ??= inComponents(definition)
  return inComponents(schema)
}

function inComponents(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema
}

function pathOf({ params = {} }: Call) {
  const parts = Object.entries(params).map(([name, kind]) => [name, typeof kind === 'string' ? identifier : kind])
  return z.object(Object.fromEntries(parts) as Record<string, z.ZodType<string>>)
}

function parametersOf(where: 'path' | 'query', schema: z.ZodObject = z.object({})) {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: of,
  }))
}

function formOf({ upload }: Call) {
  return z.object({ ...upload?.fields.shape, file: z.file() })
}

function failuresOf({ access, params, query, body, upload, limit }: Call) {
  const statuses = [
    ...(access === 'anyone' ? [] : ([401] as const)),
    ...(access === 'admin' || access === 'owner' ? ([403] as const) : []),
    ...(params ? ([404] as const) : []),
    ...((query ?? body ?? upload) ? ([422] as const) : []),
    ...(limit ? ([429] as const) : []),
  ]
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  return Object.fromEntries(statuses.map((status) => [status, { description: FAILURES[status], content }]))
}
