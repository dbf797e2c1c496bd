import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes the file, empty and for its owner alone, with its folder; SQLite gives what it writes beside it the same rights. */
export async function makePrivate(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await (await open(file, 'a', 0o600)).close()
}
