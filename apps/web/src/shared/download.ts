import { failureOf, NO_ANSWER, type ApiFailure } from './api-failure.ts'
import { addressOf } from './call-api.ts'
import { saveFile } from './save-file.ts'

/** Files that can be had of a text, as the API names their formats. */
export const FILE_FORMATS = ['docx', 'pdf', 'md', 'txt'] as const

export type FileFormat = (typeof FILE_FORMATS)[number]

/** Where a file of a text is; without `include` it holds what is usual. */
export function fileAddress(path: string, format: FileFormat, include?: string): string {
  return addressOf(`${path}?format=${format}${include === undefined ? '' : `&include=${include}`}`)
}

/** A file that was made and is not kept yet. */
export interface MadeFile {
  /** What its format can't show as it is. */
  readonly notShown: readonly string[]
  /** Has the browser keep it. */
  readonly save: () => void
}

/**
 * Has a file made, asked for with POST where there is a body; answers it, or why it can't be had. Were it loaded by the
 * browser as most formats are, nobody would see the reason.
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

/** Has a file made and kept; answers why it can't be had, or null. */
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
