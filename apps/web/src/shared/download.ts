import { failureOf, NO_ANSWER, type ApiFailure } from './api-failure.ts'
import { addressOf } from './call-api.ts'
import { saveFile } from './save-file.ts'

/** File formats of texts, named as in the API. */
export const FILE_FORMATS = ['docx', 'pdf', 'md', 'txt'] as const

export type FileFormat = (typeof FILE_FORMATS)[number]

/** Address of a text's file; `include` overrides the default contents. */
export function fileAddress(path: string, format: FileFormat, include?: string): string {
  return addressOf(`${path}?format=${format}${include === undefined ? '' : `&include=${include}`}`)
}

/** A file that was made but not yet saved. */
export interface MadeFile {
  /** Parts that its format can't show correctly. */
  readonly notShown: readonly string[]
  /** Saves it through the browser. */
  readonly save: () => void
}

/**
 * Requests a file, with POST if there is a body; returns the file or the failure. A download by the browser itself
 * would hide the failure.
 */
export async function makeFile(address: string, body?: object): Promise<MadeFile | { readonly failure: ApiFailure }> {
  const sent = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const response = await fetch(address, { ...sent, credentials: 'include' })
    if (!response.ok) return { failure: failureOf(response.status, await response.json().catch(() => null)) }
    const [bytes, name] = [await response.blob(), nameIn(response.headers.get('content-disposition') ?? '')]
    const notShown = (response.headers.get('not-shown') ?? '').split(',').filter((words) => words !== '')
    return { notShown: notShown.map(decodeURIComponent), save: () => saveBytes(bytes, name) }
  } catch {
    return { failure: NO_ANSWER }
  }
}

/** Requests and saves a file; returns the failure, or null. */
export async function saveDownload(address: string, body?: object): Promise<ApiFailure | null> {
  const made = await makeFile(address, body)
  if ('failure' in made) return made.failure
  made.save()
  return null
}

function saveBytes(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes)
  saveFile(address, name)
  // Firefox reads it after the click.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined ? (/filename="?([^";]+)/.exec(disposition)?.[1] ?? '') : decodeURIComponent(encoded)
}
