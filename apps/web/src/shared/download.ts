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

/** Has the browser keep a PDF; see `saveDownload`. */
export function savePdf(address: string): Promise<ApiFailure | null> {
  return saveDownload(address)
}

/**
 * Has the browser keep a file, which is asked for with POST where there is a body; answers why it can't be had, or null. A text that it can't show is refused: were it loaded by
 * the browser as the other formats are, nobody would see the reason.
 */
export async function saveDownload(address: string, body?: object): Promise<ApiFailure | null> {
  const sent = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const response = await fetch(address, { ...sent, credentials: 'include' })
    if (!response.ok) return failureOf(response.status, await response.json().catch(() => null))
    saveBytes(await response.blob(), nameIn(response.headers.get('content-disposition') ?? ''))
    return null
  } catch {
    return NO_ANSWER
  }
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
