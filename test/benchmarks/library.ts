import { newUser, type ProductClient } from './product-client.ts'
import { timed } from './measure.ts'

export interface LibraryFile {
  readonly name: string
  readonly bytes: Uint8Array
}

interface StoredDocument {
  readonly id: string
  readonly originalName: string
  readonly status: 'processing' | 'active' | 'error'
  readonly processingError: string | null
}

const UPLOADS_AT_ONCE = 4
const LOOK_EVERY_MS = 15

export async function documentsOf(user: ProductClient): Promise<readonly StoredDocument[]> {
  return (await user.get('/documentLibrary/sharedDocuments'))['documents'] as StoredDocument[]
}

/** Uploads the files, several at once. */
export async function upload(user: ProductClient, files: readonly LibraryFile[]): Promise<void> {
  const left = [...files]
  const one = async () => {
    for (let file = left.shift(); file; file = left.shift())
      await user.upload('/documentLibrary/uploadSharedDocument', file.name, file.bytes)
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, one))
}

/** Waits until no more than `most` documents of the account are still to be read. */
export async function untilRead(user: ProductClient, most = 0): Promise<readonly StoredDocument[]> {
  for (;;) {
    const documents = await documentsOf(user)
    if (documents.filter(({ status }) => status === 'processing').length <= most) return documents
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/** Milliseconds from the first upload by a new user until the last passage can be searched. */
export async function ingested(url: string, files: readonly LibraryFile[]): Promise<number> {
  const user = await newUser(url)
  return timed(async () => {
    await upload(user, files)
    const unread = (await untilRead(user)).find(({ status }) => status !== 'active')
    if (unread) throw new Error(`${unread.originalName}: ${unread.processingError ?? unread.status}`)
  })
}

/** The same document to a reader, other bytes to the library: so that it is read again. */
export function anotherCopy(pdf: Uint8Array, number: number): Uint8Array {
  return Buffer.concat([pdf, Buffer.from(`\n% ${number}\n`)])
}
