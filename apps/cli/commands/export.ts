import { writeZip } from '../../../adapters/archive/write-zip.ts'
import { UsageError, type Command } from '../command.ts'
import { inInstallation } from '../installation.ts'
import { userPath } from '../local-file.ts'

export const exportCommand: Command = {
  usage: 'export --all FILE.zip | export --account ID|EMAIL FILE.zip',
  async run(args) {
    const { account, file } = chosen(args)
    const written = userPath(file)
    const summary = await inInstallation(({ exportAccounts }) =>
      writeZip(written, (archive) => exportAccounts.execute({ archive, ...(account !== undefined && { account }) })),
    )
    for (const path of summary.missingFiles) console.error(`The file store has lost ${path}.`)
    return { export: written, ...summary }
  },
}

/** All accounts if none is named. */
function chosen(args: readonly string[]): { account?: string; file: string } {
  const [option, ...rest] = args
  if (option === '--all' && rest.length === 1 && rest[0] !== undefined) return { file: rest[0] }
  const [account, file] = rest
  if (option !== '--account' || account === undefined || file === undefined || rest.length > 2)
    throw new UsageError('Say --all or --account with an identifier or e-mail address, and one file.')
  return { account, file }
}
