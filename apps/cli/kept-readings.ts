import { createHash } from 'node:crypto'
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { Form } from '../../core/proposals/form/form.ts'
import type { LocalFile } from './local-file.ts'

/** Faster readings are not cached; character recognition of scans takes minutes. */
const SLOW_MS = 3_000
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns the form, from the cache of the last day if `isAgain` (the same file was read before). Slow readings are
 * cached in a private folder of the user.
 */
export async function readForm(
  file: LocalFile,
  { isAgain, read }: { readonly isAgain: boolean; read(file: LocalFile): Promise<Form> },
): Promise<Form> {
  const kept = await keptFile(file)
  const before = isAgain && kept !== null ? await readFile(kept, 'utf8').catch(() => null) : null
  if (before !== null) return JSON.parse(before) as Form
  const start = performance.now()
  const form = await read(file)
  if (kept !== null && performance.now() - start >= SLOW_MS)
    await writeFile(kept, JSON.stringify(form), { mode: 0o600 })
  return form
}

/** Null if there is no folder that only the user can access. */
async function keptFile({ fileName, bytes }: LocalFile): Promise<string | null> {
  const { uid, username } = userInfo()
  const folder = join(tmpdir(), `grantwright-forms-${username}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { uid: owner, mode } = await lstat(folder)
    const isOwn = uid < 0 || (owner === uid && (mode & 0o077) === 0)
    if (!isOwn) return null
    await removeOld(folder)
  } catch {
    return null
  }
  return join(folder, `${createHash('sha256').update(fileName).update('\n').update(bytes).digest('hex')}.json`)
}

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (Date.now() - (await lstat(path)).mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}
