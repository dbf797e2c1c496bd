import { readingZip } from '../../../adapters/archive/zip-reader.ts'
import type { OnExisting } from '../../../core/transfer/import-accounts.ts'
import { compose } from '../../wiring/compose.ts'
import { readConfig } from '../../wiring/config.ts'
import { UsageError, type Command } from '../command.ts'
import { userPath } from '../local-file.ts'

const OPTIONS: Readonly<Record<string, OnExisting>> = { '--replace': 'replace', '--skip-existing': 'skip' }

export const importCommand: Command = {
  usage: 'import [--replace | --skip-existing] FILE.zip',
  async run(args) {
    const { onExisting, file } = chosen(args)
    const application = await compose({ ...readConfig(), logLevel: 'silent' })
    try {
      const accounts = await readingZip(userPath(file), (archive) =>
        application.importAccounts.execute({ archive, onExisting }),
      )
      for (const { id, missingFiles } of accounts)
        for (const path of missingFiles) console.error(`The export lacks ${id}/${path}.`)
      return { accounts }
    } finally {
      await application.close()
    }
  },
}

function chosen(args: readonly string[]): { onExisting: OnExisting; file: string } {
  const file = args.at(-1)
  const onExisting = args.length === 2 ? OPTIONS[args[0] ?? ''] : 'refuse'
  if (file === undefined || file.startsWith('--') || onExisting === undefined || args.length > 2)
    throw new UsageError('Name one file, after --replace or --skip-existing where that is meant.')
  return { onExisting, file }
}
