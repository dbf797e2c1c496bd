import type { AccountId } from '../shared/ids.ts'
import { AppError } from '../shared/app-error.ts'
import type { LibraryPart } from './document.ts'
import type { DocumentReader } from './ports.ts'
import { tickedDocuments } from './ticked-documents.ts'

const RETRY_WHILE_READING_SECONDS = 1

/** Code of the error thrown while documents are being read: the job waits without having failed. */
export const BEING_READ = 'documents.being-read'

/** Throws `unavailable` while documents of this part are being read, because a text written now would lack them. */
export async function waitForDocuments(
  documents: DocumentReader,
  accountId: AccountId,
  part: LibraryPart,
): Promise<void> {
  const isBeingRead =
    'documentIds' in part
      ? (await tickedDocuments(documents, accountId, part.documentIds)).some(({ status }) => status === 'processing')
      : await documents.isBeingRead(accountId, part)
  if (isBeingRead)
    throw new AppError('unavailable', BEING_READ, {
      retryAfter: RETRY_WHILE_READING_SECONDS,
    })
}
