import { expect } from 'chai'
import { z } from 'zod'
import type { Call } from '../../../adapters/http-contract/call.ts'
import { CALLS, callNames } from '../../../adapters/http-contract/calls.ts'

const FEWEST = 40

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The paths of texts, lists and whole numbers in a schema that nothing bounds. */
function unbounded(schema: JsonSchema, path: string): string[] {
  const within = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])] as JsonSchema[]
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  return [
    ...(isBounded(schema) ? [] : [path]),
    ...within.flatMap((one) => unbounded(one, path)),
    ...fields.flatMap(([name, field]) => unbounded(field, `${path}.${name}`)),
    ...[schema.items, schema.additionalProperties, schema.propertyNames]
      .filter((one) => typeof one === 'object')
      .flatMap((one) => unbounded(one as JsonSchema, `${path}[]`)),
  ]
}

function isBounded({ type, maxLength, pattern, enum: values, const: value, maxItems, maximum }: JsonSchema): boolean {
  const types = new Set([type].flat())
  if (types.has('string')) return [maxLength, pattern, values, value].some((bound) => bound !== undefined)
  if (types.has('array')) return maxItems !== undefined
  return !types.has('integer') || (maximum ?? Infinity) < Number.MAX_SAFE_INTEGER
}

const inputOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

describe('the requests of the API', () => {
  it('are seen by a check that finds what has no bound', () => {
    const planted = z.object({
      a: z.string(),
      b: z.array(z.string().max(1)),
      c: z.object({ d: z.string().nullish(), e: z.int() }),
    })

    expect(unbounded(inputOf(planted), 'planted')).to.deep.equal([
      'planted.a',
      'planted.b',
      'planted.c.d',
      'planted.c.e',
    ])
  })

  it('name a board by an identifier, which goes on in an address of another service', () => {
    const { boardId } = CALLS['GET /admin/trelloGetLists/:boardId'].params

    expect(['.', '..', 'a/b', 'f'.repeat(24)].map((name) => boardId.safeParse(name).success)).to.deep.equal([
      false,
      false,
      false,
      true,
    ])
  })

  it('bound every text, list and whole number', () => {
    const requests = callNames.flatMap((name) => {
      const { query, body, upload }: Call = CALLS[name]
      return [query, body, upload?.fields].flatMap((schema) => (schema ? [[name, schema] as const] : []))
    })

    expect(requests.length).to.be.greaterThan(FEWEST)
    expect(requests.flatMap(([name, schema]) => unbounded(inputOf(schema), name))).to.deep.equal([])
  })
})
