import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { compose, type Application } from '../../apps/wiring/compose.ts'
import { testConfig } from '../support/test-config.ts'
import { contentsAt, letWeekPassAt, type Contents } from '../support/backends.ts'
import { bytesOf } from '../support/core-world.ts'
import { PASSWORD } from '../support/world.ts'
import { openProductionStores, type ProductionStores } from '../support/product-set.ts'

/** Words of the organisations that are removed: by their owner, and by an admin. */
const WORDS = ['Quillwort', 'Merganser'] as const
const KEPT = 'Sandpiper'

const HOLD_WORDS = ['accounts', 'documents', 'funders', 'passages', 'proposals', 'questions', 'users']

describe('the removal of an account with all that the product made of it', () => {
  let folder: string
  let stores: ProductionStores | null
  let application: Application

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-removal-'))
    stores = await openProductionStores()
    application = await compose(testConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...stores?.settings }))
  })

  afterEach(async () => {
    await application.close()
    await stores?.release()
    await rm(folder, { recursive: true, force: true })
  })

  /** An organisation that used the word in whatever it typed and uploaded. */
  async function organisationOf(word: string) {
    const { useCases, jobs } = application
    const registration = { email: `${word.toLowerCase()}@example.org`, password: PASSWORD }
    const { user } = await useCases.register.execute({ ...registration, firstName: word, lastName: '' })
    const actor = { userId: user.id, accountId: user.accountId, isAdmin: false }
    await useCases.changeSettings.execute({ actor, language: 'en-GB', toneOfVoice: word })
    const library = `${word} runs a youth club. Every week 120 young people come to ${word}.`
    const scope = { kind: 'shared' } as const
    const upload = { actor, scope, fileName: `${word}.txt`, content: bytesOf(library), lastModified: null }
    await useCases.uploadDocument.execute(upload)
    const project = await useCases.createProject.execute({ actor, name: word })
    const form = { fileName: `${word} form.txt`, content: bytesOf(`1. What does ${word} do? (max 100 words)\n`) }
    const grant = { name: word, projectId: project.id, grantInfo: [], funderId: null, funderName: `${word} Trust` }
    await useCases.createUploadGrant.execute({ actor, ...grant, ...form })
    await jobs.drain()
    return actor
  }

  const database = () => stores?.settings['DATABASE_URL'] ?? join(folder, 'grantwright.sqlite')

  const tracesOf = async (word: string) => [
    ...tablesWith(await contentsAt(database()), word),
    ...(await filesWith(stores?.filesFolder ?? folder, word)),
  ]

  it('leaves its words in no table, no index and no file, removed by its owner or an admin, and all words of others', async () => {
    const removed = [await organisationOf(WORDS[0]), await organisationOf(WORDS[1])] as const
    const other = await organisationOf(KEPT)
    const before = [await tracesOf(WORDS[0]), await tracesOf(WORDS[1])]
    const kept = await tracesOf(KEPT)

    const { removeAccount, runScheduledTask } = application.useCases
    const admin = { ...other, isAdmin: true }
    await removeAccount.execute({ actor: removed[0], password: PASSWORD })
    await removeAccount.execute({ actor: admin, accountId: removed[1].accountId })
    await application.jobs.drain()
    await letWeekPassAt(database())
    await runScheduledTask.execute({ actor: admin, name: 'remove-due-accounts' })
    await application.jobs.drain()

    for (const traces of before) {
      expect(traces).to.include.members(HOLD_WORDS)
      expect(traces.filter((place) => place.startsWith('file '))).to.have.length(2)
    }
    for (const word of WORDS) expect(await tracesOf(word), word).to.deep.equal([])
    for (const { userId } of removed) expect(await tracesOf(userId)).to.deep.equal([])
    expect((await tracesOf(KEPT)).length).to.equal(kept.length)
  })
})

/** The tables in a row of which the word stands, whichever tables there are. */
function tablesWith(contents: Contents, word: string): string[] {
  const holds = (row: unknown) =>
    Object.values(row as object).some((value) => textOf(value).toLowerCase().includes(word.toLowerCase()))
  return Object.entries(contents).flatMap(([name, rows]) => (rows.some(holds) ? [name] : []))
}

function textOf(value: unknown): string {
  return Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)
}

/** The files beside those of the database. */
async function filesWith(folder: string, word: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.sqlite'))
    .map((entry) => join(entry.parentPath, entry.name))
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return files.filter((_, index) => contents[index]?.includes(word)).map((file) => `file ${file}`)
}
