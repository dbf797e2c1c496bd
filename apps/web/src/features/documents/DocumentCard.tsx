import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import { createdAtOf, formatDateTime, formatRelative } from '../../shared/formatting/dates.ts'
import { formatBytes } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import styles from './DocumentItem.module.css'
import { DocumentLink } from './DocumentLink.tsx'
import { DocumentStatus } from './DocumentStatus.tsx'
import type { UploadPlace } from './endpoints.ts'
import { RemoveDocumentButton } from './RemoveDocumentButton.tsx'

const words = texts.documents
const shared: UploadPlace = { section: 'shared' }

interface DocumentCardProps {
  readonly document: LibraryDocument
  readonly isLit: boolean
}

export function DocumentCard({ document, isLit }: DocumentCardProps) {
  const uploadedAt = createdAtOf(document.id)
  return (
    <article className={`${styles.card} ${isLit ? styles.lit : ''}`}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <DocumentLink document={document} className={styles.open} />
        </h2>
        <RemoveDocumentButton document={document} place={shared} />
      </div>
      {document.description !== null && <p className={`${styles.description} muted small`}>{document.description}</p>}
      {document.status === 'processing' && <p className={`${styles.reading} muted small`}>{words.reading}</p>}
      {document.processingError !== null && <p className={`${styles.problem} small`}>{document.processingError}</p>}
      <p className={styles.foot}>
        <DocumentStatus status={document.status} />
        {document.pageCount !== null && <span>{words.pages(document.pageCount)}</span>}
        <span>{formatBytes(document.sizeBytes)}</span>
        <time dateTime={uploadedAt} title={formatDateTime(uploadedAt)}>
          {words.uploadedAgo(formatRelative(uploadedAt))}
        </time>
      </p>
    </article>
  )
}
