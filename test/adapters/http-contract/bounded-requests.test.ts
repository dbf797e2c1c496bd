import { expect } from 'chai'
import { z } from 'zod'
import * as accounts from '../../../adapters/http-contract/accounts.ts'
import * as adminFunders from '../../../adapters/http-contract/admin-funders.ts'
import * as admin from '../../../adapters/http-contract/admin.ts'
import * as documents from '../../../adapters/http-contract/documents.ts'
import * as funderImports from '../../../adapters/http-contract/funder-imports.ts'
import * as jobs from '../../../adapters/http-contract/jobs.ts'
import * as projects from '../../../adapters/http-contract/projects.ts'
import * as proposals from '../../../adapters/http-contract/proposals.ts'
import * as reports from '../../../adapters/http-contract/reports.ts'
import * as taskboard from '../../../adapters/http-contract/taskboard.ts'

const contract = {
  ...accounts,
  ...admin,
  ...adminFunders,
  ...documents,
  ...funderImports,
  ...jobs,
  ...projects,
  ...proposals,
  ...reports,
  ...taskboard,
}
const FEWEST = 20

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

  it('bound every text, list and whole number', () => {
    const requests = Object.entries(contract).filter(([name]) => /(Request|Query|Fields)$/.test(name))

    expect(requests.length).to.be.greaterThan(FEWEST)
    expect(requests.flatMap(([name, schema]) => unbounded(inputOf(schema as z.ZodType), name))).to.deep.equal([])
  })
})
