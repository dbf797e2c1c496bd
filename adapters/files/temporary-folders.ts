import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TemporaryFiles } from '../../core/maintenance/ports.ts'

/** Prefixes of the folders of uploads and exports. */
const OURS = /^grantwright-(upload|export)-\w+$/

/** Throws if the folder for temporary files is not writable. */
export async function tryTemporaryFolder(folder: string = tmpdir()): Promise<void> {
  const own = await mkdtemp(join(folder, 'grantwright-upload-'))
  try {
    await writeFile(join(own, 'probe'), 'ready')
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/** Removes the product's folders from the shared folder for temporary files. Folders of other users stay. */
export class TemporaryFolders implements TemporaryFiles {
  constructor(private readonly folder: string = tmpdir()) {}

  async removeBefore(moment: string): Promise<number> {
    const names = await readdir(this.folder).catch(() => [])
    let count = 0
    for (const name of names.filter((one) => OURS.test(one)))
      if (await removed(join(this.folder, name), moment)) count += 1
    return count
  }
}

async function removed(path: string, moment: string): Promise<boolean> {
  try {
    if ((await stat(path)).mtime.toISOString() >= moment) return false
    await rm(path, { recursive: true })
    return true
  } catch {
    return false
  }
}
