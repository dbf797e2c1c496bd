import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { compose, type Application } from '../../apps/wiring/compose.ts'
import { testConfig } from '../support/test-config.ts'
import type { Actor } from '../../core/identity/user.ts'
import { contentsAt, letWeekPassAt, type Contents } from '../support/backends.ts'
import { bytesOf } from '../support/core-world.ts'
import { PASSWORD } from '../support/world.ts'
import { openProductionStores, type ProductionStores } from '../support/product-set.ts'

const WORDS = ['Quillwort', 'Sandpiper'] as const

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

  const removals: Record<
    string,
    (of: Actor, other: Actor) => Parameters<Application['useCases']['removeAccount']['execute']>[0]
  > = {
    'its owner': (actor) => ({ actor, password: PASSWORD }),
    'an admin': ({ accountId }, other) => ({ actor: { ...other, isAdmin: true }, accountId }),
  }

  for (const [who, by] of Object.entries(removals))
    it(`leaves its words in no table, no index and no file, and all words of others, removed by ${who}`, async () => {
      const actor = await organisationOf(WORDS[0])
      const other = await organisationOf(WORDS[1])
      const before = await tracesOf(WORDS[0])
      const kept = await tracesOf(WORDS[1])

      await application.useCases.removeAccount.execute(by(actor, other))
      await application.jobs.drain()
      await letWeekPassAt(database())
      const admin = { ...other, isAdmin: true }
      await application.useCases.runScheduledTask.execute({ actor: admin, name: 'remove-due-accounts' })
      await application.jobs.drain()

      expect(before).to.include.members([
        'accounts',
        'documents',
        'funders',
        'passages',
        'proposals',
        'questions',
        'users',
      ])
      expect(before.filter((place) => place.startsWith('file '))).to.have.length(2)
      expect(await tracesOf(WORDS[0])).to.deep.equal([])
      expect(await tracesOf(actor.userId)).to.deep.equal([])
      expect((await tracesOf(WORDS[1])).length).to.equal(kept.length)
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
