import { funderRow } from '../../adapters/typeorm/funders/funder-mapper.ts'
import { funderKeysOf } from '../../core/funders/funder-keys.ts'
import type { Funder } from '../../core/funders/funder.ts'
import { aFunder } from '../support/builders.ts'
import type { ManyRows } from './many-rows.ts'

const NAMES = [
  'Harbour',
  'Weir',
  'Quay',
  'Mill',
  'Abbey',
  'Meadow',
  'Lantern',
  'Orchard',
  'Ferry',
  'The Worshipful Company of Shipwrights and Sailmakers of the Upper and Lower Estuary',
]
const KINDS = ['Trust', 'Foundation', 'Charitable Fund', 'Community Foundation', 'Benevolent Society']
/** Every fifth has an overview. */
const OVERVIEW = '## What it supports\n\nPeople who live near **water**.'
const CITATIONS = [
  { title: 'Register of charities', url: 'https://example.org/register' },
  { title: 'Annual report', url: null },
]

/** "Harbour Trust 0", "Weir Trust 1" and so on, with charity numbers from 1000000 on. */
function funderNumber(count: number): Funder {
  const kind = KINDS[Math.floor(count / NAMES.length) % KINDS.length]
  return aFunder({
    funderName: `${NAMES[count % NAMES.length]} ${kind} ${count}`,
    charityNumber: String(1_000_000 + count),
    markdownOverview: count % 5 === 0 ? OVERVIEW : null,
    citations: count % 5 === 0 ? CITATIONS : [],
  })
}

/** Writes so many funders with all by which they are found. */
export async function writeFunders(rows: ManyRows, total: number): Promise<void> {
  const funders = Array.from({ length: total }, (_, count) => ({ ...funderNumber(count), version: 1 }))
  const columns = Object.keys(funderRow(funders[0]!))
  await rows.insert(
    'funders',
    columns,
    funders.map((funder) => Object.values(funderRow(funder))),
  )
  await rows.insert('funder_keys', ['within', 'search_key', 'folded_name', 'funder_id', 'account_id'], keysOf(funders))
}

/** In their order, which the table itself keeps. */
function keysOf(funders: readonly Funder[]) {
  const keys = funders.flatMap(({ id, funderName, charityNumber }) =>
    funderKeysOf({ names: [funderName], charityNumber, identifiers: [] }).map(
      ({ kind, key, name }) => [kind, key, name, id, null] as const,
    ),
  )
  return keys.sort(([kind, key], [otherKind, other]) => kind - otherKind || (key < other ? -1 : key > other ? 1 : 0))
}
