import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { RandomIdSource } from '../../adapters/system/random-id-source.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import type { Persistence } from '../../core/persistence.ts'
import { startPostgres } from '../support/postgres-server.ts'
import type { GeneratedFunder } from './generated-funders.ts'
import { importRegister } from './imported-registers.ts'
import { median, percentile, type Benchmark, type Figure } from './measure.ts'
import { findFunders } from '../../core/funders/find-funders.ts'
import { fillFunders, type FunderStore } from './stored-funders.ts'

const SMALL = 10_000
const LARGE = Number(process.env['BENCH_FUNDERS'] ?? 200_000)
const ASKED = 60
const WARM_UP = 10
const MAX_RESULTS = 20
const ids = new RandomIdSource()
const someAccount = ids.next<'account'>()

/** How people look for a funder whose name and number they know more or less. */
const WAYS: Readonly<Record<string, (funder: GeneratedFunder) => string>> = {
  'by the whole name': ({ name }) => name,
  'by the beginning of the name': ({ name }) => name.slice(0, Math.ceil(name.length * 0.6)),
  'by words in another order': ({ name }) => name.split(' ').reverse().join(' '),
  misspelt: ({ name }) => misspelt(name),
  'by number': ({ number }) => number,
}

/** The longest word without its middle letter. */
function misspelt(name: string): string {
  const longest = name.split(/[^\p{L}]+/u).reduce((a, b) => (b.length > a.length ? b : a))
  const middle = longest.length >> 1
  return name.replace(longest, longest.slice(0, middle) + longest.slice(middle + 1))
}

type Store = FunderStore & Pick<Persistence, 'funderIndex'>

interface Measured {
  readonly ms: number[]
  found: number
}

/** Many funders have one name: any of them will do. */
async function ask(
  { funderIndex }: Store,
  query: string,
  wanted: GeneratedFunder,
  measured: Measured,
  counts: boolean,
) {
  const start = performance.now()
  const found = await findFunders({ index: funderIndex, of: someAccount, limit: MAX_RESULTS }, query)
  if (!counts) return
  measured.ms.push(performance.now() - start)
  const isMeant = found.some(
    ({ funderName, charityNumber }) => charityNumber === wanted.number || funderName === wanted.name,
  )
  if (isMeant) measured.found += 1
}

/** Both stores are asked the same, in turn, for funders that both hold. */
async function compare(name: string, small: Store, large: Store, known: readonly GeneratedFunder[]): Promise<Figure[]> {
  const figures: Figure[] = []
  const all: [number[], number[]] = [[], []]
  for (const [way, queryFor] of Object.entries(WAYS)) {
    const [few, many]: [Measured, Measured] = [
      { ms: [], found: 0 },
      { ms: [], found: 0 },
    ]
    for (let count = 0; count < ASKED + WARM_UP; count++) {
      const funder = known[(count * 137) % known.length]!
      await ask(small, queryFor(funder), funder, few, count >= WARM_UP)
      await ask(large, queryFor(funder), funder, many, count >= WARM_UP)
    }
    all[0].push(...few.ms)
    all[1].push(...many.ms)
    figures.push(
      {
        name: `${name}, ${way}: ${LARGE} over ${SMALL}, p50`,
        value: median(many.ms) / median(few.ms),
        unit: 'ratio',
        goal: '<= 2',
      },
      { name: `${name}, ${way}: p50 of ${LARGE}`, value: median(many.ms), unit: 'ms', goal: null },
      { name: `${name}, ${way}: found among ${MAX_RESULTS}`, value: many.found / ASKED, unit: 'of all', goal: null },
    )
  }
  const ratio = (quantile: number) => percentile(all[1], quantile) / percentile(all[0], quantile)
  return [
    { name: `${name}, all ways: ${LARGE} over ${SMALL} funders, p50`, value: ratio(0.5), unit: 'ratio', goal: '<= 2' },
    { name: `${name}, all ways: ${LARGE} over ${SMALL} funders, p95`, value: ratio(0.95), unit: 'ratio', goal: null },
    ...figures,
  ]
}

async function onSqlite(folder: string): Promise<Figure[]> {
  const small = await openDatabase({ kind: 'sqlite', file: join(folder, 'small.sqlite') })
  const large = await openDatabase({ kind: 'sqlite', file: join(folder, 'large.sqlite') })
  try {
    await fillFunders(small, SMALL, SMALL)
    return await compare('SQLite', small, large, await fillFunders(large, LARGE, SMALL))
  } finally {
    await small.close()
    await large.close()
  }
}

async function onPostgres(): Promise<Figure[]> {
  const server = await startPostgres()
  const small = await openDatabase({ kind: 'postgres', url: await server.createDatabase() })
  const large = await openDatabase({ kind: 'postgres', url: await server.createDatabase() })
  try {
    await fillFunders(small, SMALL, SMALL)
    return await compare('PostgreSQL', small, large, await fillFunders(large, LARGE, SMALL))
  } finally {
    await small.close()
    await large.close()
    await server.stop()
  }
}

interface Search {
  readonly query: string
  readonly expect: readonly string[]
}

/** Real funders and searches, where `BENCH_DATA` holds them: the funders that must be found come first. */
async function onRealData(folder: string): Promise<Figure[]> {
  const data = join(process.env['BENCH_DATA'] ?? '', 'data', 'funders')
  if (!existsSync(join(data, 'search.json'))) return []
  const persistence = await openDatabase({ kind: 'sqlite', file: join(folder, 'real.sqlite') })
  try {
    const files = Object.keys(JSON.parse(await readFile(join(data, 'expected.json'), 'utf8')) as object)
    for (const file of [...files, 'charity-commission/publicextract.charity_other_names.sample.json'])
      await importRegister(persistence, join(data, file))
    const { searches } = JSON.parse(await readFile(join(data, 'search.json'), 'utf8')) as { searches: Search[] }
    let right = 0
    for (const search of searches) if (await isAsExpected(persistence, search)) right += 1
    return [
      {
        name: 'searches of real funders that find what they must',
        value: right / searches.length,
        unit: 'of all',
        goal: '>= 1',
      },
    ]
  } finally {
    await persistence.close()
  }
}

async function isAsExpected(
  { funderIndex, registerFactsReader }: Persistence,
  { query, expect }: Search,
): Promise<boolean> {
  const found = await findFunders({ index: funderIndex, of: someAccount, limit: MAX_RESULTS }, query)
  if (expect.length === 0) return found.length === 0
  const best: string[] = []
  for (const { id } of found.slice(0, expect.length)) best.push(...(await registerFactsReader.factsOf(id)).identifiers)
  return expect.every((identifier) => best.includes(identifier))
}

/** What a search for a funder costs as the register grows, and whether it finds what was meant. */
export const funderSearch: Benchmark = {
  name: 'funder-search',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-funder-search-'))
    try {
      return [...(await onRealData(folder)), ...(await onSqlite(folder)), ...(await onPostgres())]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
