import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { UsageError } from './command.ts'

export interface LocalFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Resolves a user's path from the current folder. */
export function userPath(path: string): string {
  return resolve(path)
}

/** Throws `UsageError` if the file does not exist. */
export async function readLocalFile(path: string): Promise<LocalFile> {
  try {
    return { fileName: basename(path), bytes: await readFile(userPath(path)) }
  } catch (cause) {
    throw new UsageError(`Can't read ${path}.`, { cause })
  }
}

/** Content of a JSON file. Throws `UsageError` if it does not exist or is not valid. */
export async function readLocalJson(path: string): Promise<unknown> {
  const { bytes } = await readLocalFile(path)
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new UsageError(`${path} is not valid JSON.`, { cause })
  }
}

export async function* contentOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
