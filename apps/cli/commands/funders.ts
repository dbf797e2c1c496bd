import { createReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FunderImport } from '../../../core/funders/funder-import.ts'
import { readOptions, UsageError, type Command } from '../command.ts'
import { inInstallation } from '../installation.ts'
import { userPath } from '../local-file.ts'

const TELL_EVERY_MS = 1_000

export const funders: Command = {
  usage: 'funders import FILE [--title TEXT] [--licence TEXT] [--url ADDRESS] [--published-on DATE]',
  async run([action, file, ...more]) {
    if (action !== 'import' || file === undefined) throw new UsageError('Name one file of a register to import.')
    const { 'published-on': publishedOn, ...named } = readOptions(more, ['title', 'licence', 'url', 'published-on'])
    const path = await readable(file)
    return inInstallation(async ({ importFunders }) => {
      const register = { fileName: basename(path), content: createReadStream(path) as AsyncIterable<Uint8Array> }
      const source = { ...named, ...(publishedOn !== undefined && { publishedOn }) }
      return resultOf(await importFunders.execute({ ...register, source }, telling()))
    })
  },
}

async function readable(file: string): Promise<string> {
  const path = userPath(file)
  try {
    await access(path, constants.R_OK)
    return path
  } catch (cause) {
    throw new UsageError(`Can't read ${file}.`, { cause })
  }
}

/** Prints the progress at intervals. */
function telling(): (one: FunderImport) => void {
  let toldAt = 0
  return ({ recordsRead, fundersAdded, fundersChanged, recordsSkipped }) => {
    if (Date.now() - toldAt < TELL_EVERY_MS) return
    toldAt = Date.now()
    const counts = `${fundersAdded} funders added, ${fundersChanged} changed, ${recordsSkipped} records left out`
    console.error(`${recordsRead} records read, ${counts}`)
  }
}

function resultOf(one: FunderImport) {
  const { id, fileName, format, source, recordsRead, fundersAdded, fundersChanged, recordsSkipped, problems } = one
  return { id, fileName, format, source, recordsRead, fundersAdded, fundersChanged, recordsSkipped, problems }
}
