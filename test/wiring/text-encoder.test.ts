import { expect } from 'chai'
import { compose, type Application } from '../../apps/wiring/compose.ts'
import { type Config, memoryConfig, readConfig } from '../../apps/wiring/config/config.ts'
import type { Actor } from '../../core/identity/user.ts'
import { ScriptedSentenceEncoder } from '../../adapters/memory/scripted-sentence-encoder.ts'
import { bytesOf } from '../support/core-world.ts'
import { openEmbeddingsServer, type EmbeddingsServer } from '../support/embeddings-server.ts'

const SHARED = { kind: 'shared' } as const
const REGISTRATION = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada', lastName: 'Brook' }

const ALL_JOBS = { state: null, name: null, page: 1, pageSize: 50, order: 'createdAt', isDescending: true } as const

const encoderOf = (settings: Record<string, string>) => readConfig(settings).encoder

describe('A text encoder', () => {
  describe('as the environment names it', () => {
    it('is none without the setting', () => {
      expect(encoderOf({ TEXT_ENCODER_BASE_URL: 'http://127.0.0.1:11434' })).to.equal(null)
    })

    it('has an address with or without a version, and a key where one is asked for', () => {
      const own = { TEXT_ENCODER: 'openai:nomic-embed-text:v1.5', TEXT_ENCODER_IS_LOCAL: 'yes' }

      expect(encoderOf({ ...own, TEXT_ENCODER_BASE_URL: 'http://127.0.0.1:11434/' })).to.deep.include({
        model: 'nomic-embed-text:v1.5',
        baseUrl: 'http://127.0.0.1:11434/v1',
        apiKey: null,
        isLocal: true,
        dimensions: null,
      })
      const hosted = { TEXT_ENCODER: 'openai:text-embedding-3-small', TEXT_ENCODER_API_KEY: 'sk-1\n' }
      expect(encoderOf({ ...hosted, TEXT_ENCODER_DIMENSIONS: '512' })).to.deep.include({
        baseUrl: 'https://api.openai.com/v1',
        apiKey: 'sk-1',
        isLocal: false,
        dimensions: 512,
      })
    })

    for (const [wrong, words] of [
      [{ TEXT_ENCODER: 'bge-m3' }, 'TEXT_ENCODER must be openai: and a model'],
      [{ TEXT_ENCODER: 'openai:bge-m3' }, 'TEXT_ENCODER_API_KEY or TEXT_ENCODER_BASE_URL must be set'],
      [{ TEXT_ENCODER: 'openai:bge-m3', TEXT_ENCODER_BASE_URL: 'ollama' }, 'TEXT_ENCODER_BASE_URL must be an address'],
      [{ TEXT_ENCODER_IS_LOCAL: 'maybe' }, 'TEXT_ENCODER_IS_LOCAL must be yes or no'],
      [
        { TEXT_ENCODER: 'openai:a', TEXT_ENCODER_API_KEY: 'k', TEXT_ENCODER_DIMENSIONS: '2000' },
        'TEXT_ENCODER_DIMENSIONS must be a whole number from 1 to 1024',
      ],
    ] as const)
      it(`is refused: ${words}`, () => {
        expect(() => encoderOf(wrong)).to.throw(words)
      })
  })

  describe('at work', () => {
    let server: EmbeddingsServer
    let application: Application
    before(async () => {
      server = await openEmbeddingsServer(new ScriptedSentenceEncoder([['volunteers', 'unpaid', 'helpers']]))
    })
    beforeEach(() => void (server.asked.length = 0))
    afterEach(() => application.close())
    after(() => server.close())

    async function open(encoder: Config['encoder']): Promise<Actor> {
      application = await compose({ ...memoryConfig(), encoder, logLevel: 'silent' })
      const { user } = await application.useCases.register.execute(REGISTRATION)
      return { userId: user.id, accountId: user.accountId, isAdmin: true }
    }
    const configured = (isLocal: 'yes' | 'no' = 'no') =>
      encoderOf({
        TEXT_ENCODER: 'openai:bge-m3',
        TEXT_ENCODER_BASE_URL: server.url,
        TEXT_ENCODER_IS_LOCAL: isLocal,
      })
    async function upload(actor: Actor): Promise<void> {
      const content = bytesOf('Forty unpaid helpers cook on Fridays.')
      const file = { fileName: 'people.txt', content, lastModified: null }
      await application.useCases.uploadDocument.execute({ actor, scope: SHARED, ...file })
      await application.jobs.drain()
    }
    const found = async ({ accountId }: Actor) =>
      (await application.libraries.open(accountId, [SHARED]).search('Which volunteers?', 3)).length
    const flowOf = async (actor: Actor) =>
      (await application.useCases.listDataFlows.execute({ actor })).find(({ feature }) => feature === 'search')

    it('finds what was uploaded by what it means', async () => {
      const actor = await open(configured())

      await upload(actor)

      expect(await found(actor)).to.equal(1)
      expect((await flowOf(actor))?.service).to.equal(`${new URL(server.url).host} (bge-m3)`)
    })

    it('is asked nothing for an account whose documents never leave the server, unless it is local', async () => {
      const stay = async (actor: Actor) => {
        const settings = { actor, language: 'en-GB', toneOfVoice: '', staysOnServer: true }
        await application.useCases.changeSettings.execute(settings)
      }
      const actor = await open(configured())
      await stay(actor)
      await upload(actor)
      expect(await found(actor)).to.equal(0)
      expect((await flowOf(actor))?.service).to.equal(null)
      expect(server.asked).to.deep.equal([])
      await application.close()

      const another = await open(configured('yes'))
      await stay(another)
      await upload(another)

      expect(await found(another)).to.equal(1)
      expect((await flowOf(another))?.service).to.equal(null)
    })

    it('is nothing that is missed where there is none: no jobs, no task', async () => {
      const actor = await open(null)
      await upload(actor)

      const tasks = await application.useCases.listScheduledTasks.execute({ actor })
      const { names } = await application.useCases.listJobs.execute({ actor, ...ALL_JOBS })

      expect(await found(actor)).to.equal(0)
      expect(tasks.map(({ plan }) => plan.name)).not.to.include('queue-encoding')
      expect(names).to.include('read-document').and.not.to.include('encode-passages')
    })
  })
})
