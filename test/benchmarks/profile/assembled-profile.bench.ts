import type { AccountId } from '../../../core/shared/ids.ts'
import type { Persistence } from '../../../core/persistence.ts'
import { assembleProfile } from '../../../core/profile/assemble-profile.ts'
import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { profilesIn } from '../../../core/profile/profiles.ts'
import { BACKENDS } from '../../support/backends.ts'
import { aDocument, anId } from '../../support/builders.ts'
import { aFoundFact } from '../../support/profile-builders.ts'
import { median, timedBusy, type Benchmark } from '../measure.ts'

const SQLITE = BACKENDS.find(({ name }) => name === 'SQLite')!
const DOCUMENTS = 1_000
const RUNS = 15
const NOW = '2026-11-01T00:00:00.000Z'
const YEARS = [2021, 2022, 2023, 2024, 2025]

/** What it costs to have the profile of an account with many documents at hand, in processor time. */
export const assembledProfile: Benchmark = {
  name: 'assembled-profile',
  async run() {
    const persistence = await SQLITE.open()
    try {
      return await measured(persistence, await filledAccount(persistence))
    } finally {
      await persistence.close()
    }
  },
}

async function measured({ unitOfWork }: Persistence, accountId: AccountId) {
  const each = () =>
    unitOfWork.run(async ({ profileFacts, documentFacts }) => {
      const stored = await profileFacts.ofAccount(accountId)
      return assembleProfile({ stored, documents: await documentFacts.ofAccount(accountId), now: NOW })
    })
  await each()
  const before = await busyMs(each)
  await profilesIn(unitOfWork).read(accountId, NOW)
  const kept = await busyMs(() => profilesIn(unitOfWork).read(accountId, NOW))
  const figure = (name: string, value: number) => ({ name, value, unit: 'ms of processor time', goal: null })
  return [
    figure(`${DOCUMENTS} documents: assembled in the unit of work of each call`, before),
    { ...figure(`${DOCUMENTS} documents: kept until something changes`, kept), goal: '<= 20' },
  ]
}

async function busyMs(work: () => Promise<unknown>): Promise<number> {
  const runs: number[] = []
  for (let run = 0; run < RUNS; run++) runs.push((await timedBusy(work)).busyMs)
  return median(runs)
}

async function filledAccount({ unitOfWork }: Persistence): Promise<AccountId> {
  const accountId = anId<'account'>()
  for (let at = 0; at < DOCUMENTS; at++) {
    const name = `report-${at}.pdf`
    const document = aDocument({ accountId, originalName: name, contentHash: name, status: 'active' })
    const datedAt = `${2010 + (at % 16)}-12-31T00:00:00.000Z`
    await unitOfWork.run(async ({ documents, documentFacts }) => {
      await documents.save(document)
      await documentFacts.put({ accountId, documentId: document.id, finder: 1, datedAt, found: factsOf(at) })
    }, 'repeatable')
  }
  return accountId
}

/** Nine of ten documents name the organisation, as one does or in other words; all say something of each year. */
function factsOf(at: number): FoundFact[] {
  const passage = `Harbour Kitchen Trust is a charity. ${'It cooks for whoever comes. '.repeat(8)}`
  const fact = (key: string, value: string) => aFoundFact({ key, value, passage, ordinal: at % 40 })
  const names = at % 10 === 0 ? [] : [fact('legalName', at % 3 === 0 ? 'Harbour Kitchen' : 'Harbour Kitchen Trust')]
  const yearly = YEARS.flatMap((year) => [
    fact(`income${year}`, String(100_000 + ((at * 37) % 9) * 1_000)),
    fact(`staff${year}`, String(10 + (at % 4))),
  ])
  return [...names, fact('charityNumber', at % 50 === 0 ? '1101608' : '1101607'), ...yearly]
}
