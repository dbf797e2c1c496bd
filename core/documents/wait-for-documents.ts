import type { AccountId } from '../shared/ids.ts'
import { AppError } from '../shared/app-error.ts'
import type { DocumentScope } from './document.ts'
import type { DocumentReader } from './ports.ts'

const RETRY_WHILE_READING_SECONDS = 1

/** Code of the error thrown while documents are being read: the job waits without having failed. */
export const BEING_READ = 'documents.being-read'

/** Throws `unavailable` while documents of these scopes are being read, because a text written now would lack them. */
export async function waitForDocuments(
  documents: DocumentReader,
  accountId: AccountId,
  scopes: readonly DocumentScope[],
): Promise<void> {
  if (await documents.isBeingRead(accountId, scopes))
    throw new AppError('unavailable', BEING_READ, {
      retryAfter: RETRY_WHILE_READING_SECONDS,
    })
}
