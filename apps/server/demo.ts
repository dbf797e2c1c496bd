import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Actor } from '../../core/identity/user.ts'
import { grantInfoOn } from '../../core/proposals/grant-info.ts'
import type { Application } from '../wiring/compose.ts'
import { readConfig } from '../wiring/config/config.ts'
import { plainReason } from '../wiring/plain-reason.ts'
import { writePrivately } from '../wiring/config/private-files.ts'
import { endOnSignals } from './end-on-signals.ts'
import { startServer } from './start-server.ts'

const LOGIN = { email: 'demo@tidewelltrust.example', password: 'harbour-lights' }

/** The sample files are among the sources; the built program finds them from its own place, `dist/server`. */
const SAMPLE = fileURLToPath(new URL('../../apps/server/sample-organisation/', import.meta.url))

/** The server with a sample organisation and one drafted application, in a temporary data folder. */
async function startDemo(): Promise<void> {
  const server = await startServer({ ...readConfig(), logLevel: 'error' })
  endOnSignals(server)
  await fill(server.application)
  console.log(`Grantwright is running at ${server.address}`)
  console.log(`Log in as ${LOGIN.email} with the password ${LOGIN.password}. All data is gone when you stop it.`)
}

async function fill({ useCases, setAdmin, jobs }: Application): Promise<void> {
  const { user } = await useCases.register.execute({ ...LOGIN, firstName: 'Robin', lastName: 'Marsh' })
  await setAdmin.execute({ email: user.email, isAdmin: true })
  const actor: Actor = { userId: user.id, accountId: user.accountId, isAdmin: true }
  await fillLibrary(useCases, actor)
  await jobs.drain()
  await confirmFacts(useCases, actor)
  const project = await useCases.createProject.execute({ actor, name: 'A kitchen fit for the climate' })
  const [form] = await filesIn('form')
  if (form === undefined) throw new Error('The sample form is missing.')
  await useCases.createUploadGrant.execute({
    actor,
    name: 'Warm Kitchens Fund',
    projectId: project.id,
    grantInfo: [
      grantInfoOn('purpose', 'two electric induction ovens and a fifth day of our community kitchen'),
      grantInfoOn('amount', '£48,000'),
    ],
    funderId: null,
    funderName: 'Brightwater Foundation',
    ...form,
  })
  await jobs.drain()
}

async function fillLibrary(useCases: Application['useCases'], actor: Actor): Promise<void> {
  for (const file of await filesIn('documents'))
    await useCases.uploadDocument.execute({ actor, scope: { kind: 'shared' }, lastModified: null, ...file })
}

/**
 * Confirms the proposed facts as a user does first: unconfirmed names, addresses and numbers are not used in answers.
 */
async function confirmFacts({ viewProfile, changeFact }: Application['useCases'], actor: Actor): Promise<void> {
  const { facts } = await viewProfile.execute({ actor })
  for (const { key, state, value, validUntil } of facts)
    if (state === 'proposed' && value !== null)
      await changeFact.execute({ actor, key, value, state: 'confirmed', validUntil })
}

async function filesIn(folder: string): Promise<{ fileName: string; content: AsyncIterable<Uint8Array> }[]> {
  const names = (await readdir(join(SAMPLE, folder))).sort()
  return names.map((fileName) => ({ fileName, content: bytesOf(join(SAMPLE, folder, fileName)) }))
}

async function* bytesOf(path: string): AsyncIterable<Uint8Array> {
  yield await readFile(path)
}

writePrivately()
try {
  await startDemo()
} catch (error) {
  const reason = plainReason(error)
  if (reason === null) throw error
  console.error(reason)
  process.exitCode = 1
}
