import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type RunningServer } from '../../apps/server/start-server.ts'
import { testConfig } from '../support/test-config.ts'
import { openProductionStores } from '../support/product-set.ts'
import { PASSWORD, type Person } from './person.ts'

export interface OwnServer {
  readonly address: string
  readonly useCases: RunningServer['application']['useCases']
  readonly person: Person
  close(): Promise<void>
}

/** The product with settings of its own and one person who uses it. */
export async function openOwnServer(settings: Readonly<Record<string, string>>): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'grantwright-own-'))
  const stores = await openProductionStores()
  const own = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }
  const config = testConfig({ ...own, ...stores?.settings, ...settings })
  const server = await startServer(config)
  const { useCases } = server.application
  const email = 'robin@example.org'
  const { user } = await useCases.register.execute({ email, password: PASSWORD, firstName: 'Robin', lastName: 'Marsh' })
  return {
    address: server.address,
    useCases,
    person: { email, actor: { userId: user.id, accountId: user.accountId, isAdmin: user.isAdmin } },
    close: async () => {
      await server.close()
      await stores?.release()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
