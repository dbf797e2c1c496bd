import { sentenceIn } from '../../support/sentences.ts'
import { expect } from 'chai'
import { ContentRegisterReader } from '../../../adapters/funder-registers/content-register-reader.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { ImportFunderFile } from '../../../core/funders/import-funder-file.ts'
import { ImportFunders } from '../../../core/funders/import-funders.ts'
import { ListFunderImports } from '../../../core/funders/list-funder-imports.ts'
import { RegisterFiles, StartFunderImport } from '../../../core/funders/start-funder-import.ts'
import { aFunder } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, type CoreWorld } from '../../support/core-world.ts'
import { delivered } from '../../../core/jobs/job-handler.ts'
import { findFunders } from '../../../core/funders/find-funders.ts'
import { expectError } from '../../support/expect-error.ts'

const TITLES = 'Identifier,Amount Awarded,Currency,Funding Org:Identifier,Funding Org:Name\n'
const NAMES = 'registered_charity_number\tlinked_charity_number\tcharity_name_type\tcharity_name\n'

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

/** Grants of one funder each, numbered. */
function grants(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => `g${at},${at},GBP,GB-CHC-${200_000 + at},Trust number ${at}`)
  return `${TITLES}${rows.join('\n')}\n`
}

function partsIn(world: CoreWorld) {
  const reader = new ContentRegisterReader()
  const registers = new RegisterFiles(world.files, reader, world.ids, world.clock)
  const importing = new ImportFunders(world.unitOfWork, world.files, reader, world.sources)
  return {
    start: new StartFunderImport(world.unitOfWork, registers, world.ids, world.clock),
    list: new ListFunderImports(world.unitOfWork),
    importing,
    operator: new ImportFunderFile(world.unitOfWork, registers, importing),
  }
}

describe('importing funders', () => {
  let world: CoreWorld
  let parts: ReturnType<typeof partsIn>
  let admin: Actor

  beforeEach(async () => {
    world = openCoreWorld()
    parts = partsIn(world)
    admin = { ...(await anActorIn(world)), isAdmin: true }
  })

  const file = (text: string) => ({ fileName: 'grants.csv', content: bytesOf(text), source: {} })
  const upload = (text: string) => parts.start.execute({ actor: admin, ...file(text) })
  const listed = async () => (await parts.list.execute({ actor: admin, page: 1, pageSize: 10 })).items
  const bring = (text: string) => parts.operator.execute(file(text), () => undefined)
  const find = async (text: string) => findFunders({ index: world.funderIndex, of: admin.accountId, limit: 10 }, text)

  async function runJobs(lastAttempt = false) {
    for (const { job } of await claimAll(world))
      if (job.name === 'import-funders')
        await delivered('import-funders', parts.importing)
          .execute({ data: job.data, accountId: null, lastAttempt })
          .catch(() => null)
  }

  it('is queued by admins alone, noted in the audit log, and brings the funders in', async () => {
    await expectError(parts.start.execute({ actor: { ...admin, isAdmin: false }, ...file(grants(1)) }), 'forbidden')

    const begun = await upload(grants(3))
    const before = await listed()
    await runJobs()

    const [after] = await listed()
    expect(before.map(({ state }) => state)).to.deep.equal(['queued'])
    expect(after).to.include({ id: begun.id, state: 'completed', recordsRead: 3, fundersAdded: 3, recordsSkipped: 0 })
    expect(await find('trust number 2')).to.have.length(1)
    const audit = await world.adminReader.auditEntries({
      page: 1,
      pageSize: 5,
      search: '',
      order: 'id',
      isDescending: true,
      maskedAddress: null,
    })
    expect(audit.items[0]).to.include({ action: 'import-funders', subjectId: begun.id, adminId: admin.userId })
    await expectError(world.files.read(begun.fileKey), 'not-found')
  })

  it('goes on where it was when its process was killed, and does nothing twice', async () => {
    const begun = await upload(grants(1700))
    const [claimed] = await claimAll(world)
    let batches = 0
    const cancellation = {
      get aborted() {
        return ++batches > 2
      },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }
    const data = claimed?.job.data ?? {}
    await delivered('import-funders', parts.importing).execute({
      data,
      accountId: null,
      lastAttempt: false,
      cancellation,
    })
    const [halfway] = await listed()
    const again = await upload(grants(1700))

    await delivered('import-funders', parts.importing).execute({ data, accountId: null, lastAttempt: false })

    const [done] = await listed()
    expect(halfway).to.include({ recordsRead: 1000, fundersAdded: 1000 })
    expect(again.id).to.equal(begun.id)
    expect(done).to.include({ recordsRead: 1700, fundersAdded: 1700, state: 'completed' })
    const [funder] = await find('GB-CHC-200000')
    expect((await world.registerFactsReader.factsOf(funder!.id)).awards?.count).to.equal(1)
  })

  it('brings the same file in twice without anything being there twice', async () => {
    await bring(grants(5))
    const second = await bring(grants(5))

    expect(second).to.include({ recordsRead: 5, fundersAdded: 0, fundersChanged: 0 })
    expect(await find('trust number')).to.have.length(5)
  })

  it('merges by number, and by folded name where one of the two has no number', async () => {
    const typed = await world.unitOfWork.run(({ funders }) => funders.save(aFunder({ funderName: 'Weir  trust' })))
    await bring(
      `${TITLES}1,5,GBP,GB-CHC-0200051,WEIR TRUST\n2,6,GBP,GB-CHC-200051,Weir and Sluice\n3,7,GBP,,Weir Trust\n`,
    )
    await bring(`${TITLES}4,8,GBP,GB-CHC-200052,Weir Trust\n`)

    const found = await find('weir trust')
    expect(found).to.have.length(2)
    expect(found.map(({ charityNumber }) => charityNumber)).to.have.members(['200051', '200052'])
    const facts = await world.registerFactsReader.factsOf(typed.id)
    expect(facts.awards?.count).to.equal(3)
    expect(facts.names.map(({ name }) => name)).to.deep.equal(['Weir and Sluice'])
  })

  it('finds funders by former names, whichever came first', async () => {
    await bring(`${NAMES}200051\t0\tPrevious name\tPIER FUND\n200051\t2\tWorking name\tLINKED FUND\n`)
    expect(await find('pier')).to.deep.equal([])
    await bring(`${TITLES}1,5,GBP,GB-CHC-200051,WEIR TRUST\n`)
    await bring(`${NAMES}200051\t0\tWorking name\tSluice Giving\n`)
    await bring(`registered_charity_number,charity_name\n200051,The Weir Trust\n`)

    for (const text of ['pier fund', 'giving sluice', 'weir']) expect(await find(text), text).to.have.length(1)
    expect((await find('weir'))[0]?.funderName).to.equal('The Weir Trust')
    expect(await find('linked')).to.deep.equal([])
  })

  it('leaves out records that can’t be used, counts them and says why', async () => {
    const done = await bring(`${TITLES}1,much,GBP,GB-CHC-200051,Weir Trust\n2,5,GBP,GB-CHC-200052,Sluice Trust\n`)

    expect(done).to.include({ recordsRead: 2, fundersAdded: 1, recordsSkipped: 1 })
    expect(done.problems).to.deep.equal(['Record 1: The amount awarded is no number.'])
  })

  it('refuses a wrong file at once, and ends with a clear sentence where one breaks off', async () => {
    await expectError(upload('Dear all'), 'unsupported')
    expect(await listed()).to.deep.equal([])

    await upload(`[{"registered_charity_number": 200051, "charity_name": "Weir Trust"}, {"reg`)
    await runJobs()

    const [failed] = await listed()
    expect(failed).to.include({ state: 'failed', fundersAdded: 0 })
    expect(sentenceIn(failed?.error ?? null)).to.match(/^The file is no valid JSON after record 1\./)
  })

  it('leaves the funders that one account typed alone', async () => {
    const own = await world.unitOfWork.run(({ funders }) =>
      funders.save(aFunder({ funderName: 'Weir Trust', accountId: admin.accountId })),
    )
    await bring(`${TITLES}1,5,GBP,GB-CHC-200051,Weir Trust\n`)

    expect((await find('weir trust')).map(({ id }) => id)).to.include(own.id)
    expect(await find('weir trust')).to.have.length(2)
  })
})
