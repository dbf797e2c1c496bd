import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { storedSentence } from '../../adapters/http-contract/texts/en/reasons.ts'
import type { Actor } from '../../core/identity/user.ts'
import { isAppError } from '../../core/shared/app-error.ts'
import { compose, type Application } from '../wiring/compose.ts'
import { plainReason } from '../wiring/plain-reason.ts'
import { type Config, memoryConfig } from '../wiring/config/config.ts'
import { UsageError } from './command.ts'
import { contentOf, readLocalFile, userPath } from './local-file.ts'

/** The whole application in memory, with one organisation, for the duration of a command. */
export interface Workspace {
  readonly application: Application
  readonly actor: Actor
}

/** Runs `work` in a new workspace whose library contains the documents of a folder. No people can be asked. */
export async function inWorkspace<T>(
  libraryFolder: string,
  work: (workspace: Workspace) => Promise<T>,
  config: Config = { ...memoryConfig(), asksPeople: false },
): Promise<T> {
  const application = await compose(config)
  try {
    const workspace = { application, actor: await someone(application) }
    await fillLibrary(workspace, libraryFolder)
    return await work(workspace)
  } finally {
    await application.close()
  }
}

async function someone({ useCases }: Application): Promise<Actor> {
  const { user } = await useCases.register.execute({
    email: 'someone@localhost.localdomain',
    password: crypto.randomUUID(),
    firstName: '',
    lastName: '',
  })
  return { userId: user.id, accountId: user.accountId, isAdmin: user.isAdmin }
}

async function fillLibrary({ application, actor }: Workspace, folder: string): Promise<void> {
  for (const path of await filesIn(folder)) {
    const { fileName, bytes } = await readLocalFile(path)
    const upload = {
      actor,
      scope: { kind: 'shared' },
      fileName,
      content: contentOf(bytes),
      lastModified: null,
    } as const
    await application.useCases.uploadDocument.execute(upload).catch((error: unknown) => {
      if (!isAppError(error, 'unsupported')) throw error
      console.error(`${fileName}: ${plainReason(error)}`)
    })
  }
  await application.jobs.drain()
  const { documents } = await application.useCases.listDocuments.execute({ actor })
  for (const document of documents)
    if (document.processingError) console.error(`${document.originalName}: ${storedSentence(document.processingError)}`)
}

async function filesIn(folder: string): Promise<string[]> {
  const path = userPath(folder)
  try {
    const entries = await readdir(path, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(path, entry.name))
      .sort()
  } catch (cause) {
    throw new UsageError(`Can't read the folder ${folder}.`, { cause })
  }
}
