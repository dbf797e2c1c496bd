import type { AccountId } from '../../../core/shared/ids.ts'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { readingZip } from '../../../adapters/archive/zip-reader.ts'
import type { OnExisting } from '../../../core/transfer/import-accounts.ts'
import type { Audience } from '../../../core/transfer/manifest.ts'
import { compose } from '../../wiring/compose.ts'
import { readConfig } from '../../wiring/config/config.ts'
import { UsageError, type Command } from '../command.ts'
import { accountsToReplace, previewLines } from '../import-preview.ts'
import { userPath } from '../local-file.ts'

export const importCommand: Command = {
  usage: 'import [--preview] [--from operator] [--replace ACCOUNT_ID … | --skip-existing] FILE.zip',
  async run(args) {
    const { isPreview, onExisting, trust, file } = chosen(args)
    const application = await compose({ ...readConfig(), logLevel: 'silent' })
    try {
      return await readingZip(userPath(file), async (archive) => {
        const preview = await application.previewImport.execute({ archive, trust })
        if (isPreview) return { preview }
        for (const line of previewLines(preview)) console.error(line)
        const confirmed = await accountsToReplace(preview, onExisting, process.stdin.isTTY ? ask : null)
        const accounts = await application.importAccounts.execute({ archive, onExisting: confirmed, trust })
        for (const { id, missingFiles } of accounts)
          for (const path of missingFiles) console.error(`The export lacks ${id}/${path}.`)
        return { accounts }
      })
    } finally {
      await application.close()
    }
  },
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

const OPTIONS = {
  preview: { type: 'boolean', default: false },
  from: { type: 'string', default: 'owner' },
  replace: { type: 'string', multiple: true },
  'skip-existing': { type: 'boolean', default: false },
} as const

interface Chosen {
  readonly isPreview: boolean
  readonly onExisting: OnExisting
  readonly trust: Audience
  readonly file: string
}

/** By default, the archive comes from the owner of an account. */
function chosen(args: readonly string[]): Chosen {
  const { values, positionals } = parsed(args)
  const [file, ...more] = positionals
  const { preview: isPreview, from, replace, 'skip-existing': skips } = values
  if (file === undefined || more.length > 0 || (from !== 'owner' && from !== 'operator') || (skips && replace))
    throw usage()
  const existing = skips ? 'skip' : 'refuse'
  return { isPreview, onExisting: replace ? { replace: replace as AccountId[] } : existing, trust: from, file }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch {
    throw usage()
  }
}

function usage(): UsageError {
  return new UsageError(
    'Name one file. Before it, say --preview to see what would happen, --from operator where it is your own export, and ' +
      '--replace with the identifier of each account that it may take the place of, or --skip-existing.',
  )
}
