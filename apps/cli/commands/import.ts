import { parseArgs } from 'node:util'
import { readingZip } from '../../../adapters/archive/zip-reader.ts'
import type { AccountId } from '../../../core/accounts/account.ts'
import type { OnExisting } from '../../../core/transfer/import-accounts.ts'
import type { Audience } from '../../../core/transfer/manifest.ts'
import { compose } from '../../wiring/compose.ts'
import { readConfig } from '../../wiring/config.ts'
import { UsageError, type Command } from '../command.ts'
import { userPath } from '../local-file.ts'

export const importCommand: Command = {
  usage: 'import [--from operator] [--replace ACCOUNT_ID … | --skip-existing] FILE.zip',
  async run(args) {
    const { onExisting, trust, file } = chosen(args)
    const application = await compose({ ...readConfig(), logLevel: 'silent' })
    try {
      const accounts = await readingZip(userPath(file), (archive) =>
        application.importAccounts.execute({ archive, onExisting, trust }),
      )
      for (const { id, missingFiles } of accounts)
        for (const path of missingFiles) console.error(`The export lacks ${id}/${path}.`)
      return { accounts }
    } finally {
      await application.close()
    }
  },
}

const OPTIONS = {
  from: { type: 'string', default: 'owner' },
  replace: { type: 'string', multiple: true },
  'skip-existing': { type: 'boolean', default: false },
} as const

/** Whoever says nothing of whom the archive is from, has it from the owner of an account. */
function chosen(args: readonly string[]): { onExisting: OnExisting; trust: Audience; file: string } {
  const { values, positionals } = parsed(args)
  const [file, ...more] = positionals
  const { from, replace, 'skip-existing': skips } = values
  if (file === undefined || more.length > 0 || (from !== 'owner' && from !== 'operator') || (skips && replace))
    throw usage()
  const existing = skips ? 'skip' : 'refuse'
  return { onExisting: replace ? { replace: replace as AccountId[] } : existing, trust: from, file }
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
    'Name one file. Before it, say --from operator where it is your own export, and --replace with the identifier of ' +
      'each account that it may take the place of, or --skip-existing.',
  )
}
