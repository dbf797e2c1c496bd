import { Checkbox } from 'antd'
import type { SharedDocument } from '../../../../../adapters/http-contract/documents.ts'
import { formatDateTime } from '../../shared/formatting/dates.ts'
import { formatRelative } from '../../shared/formatting/relative-time.ts'
import { formatBytes } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/library-texts.ts'
import styles from './DocumentItem.module.css'
import { DocumentLabels } from './DocumentLabels.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { DocumentMenu } from './DocumentMenu.tsx'
import { DocumentStatus } from './DocumentStatus.tsx'
import { DocumentUses } from './DocumentUses.tsx'
import { RemoveDocumentButton } from './RemoveDocumentButton.tsx'
import type { Selection } from './use-selection.ts'

const words = texts.documents
const libraryWords = texts.library

interface DocumentCardProps {
  readonly document: SharedDocument
  readonly isLit: boolean
  readonly selection: Selection
}

export function DocumentCard({ document, isLit, selection }: DocumentCardProps) {
  const { id, name, kind, year, uploadDate: uploadedAt, replacedAt } = document
  return (
    <article className={`${styles.card} ${isLit ? styles.lit : ''}`}>
      <div className={styles.head}>
        <Checkbox
          className={styles.above}
          aria-label={libraryWords.select(name)}
          checked={selection.has(id)}
          onChange={() => selection.toggle(id)}
        />
        <h2 className={styles.name}>
          <DocumentLink document={document} className={styles.open} />
        </h2>
        <DocumentMenu document={document} />
        <RemoveDocumentButton document={document} />
      </div>
      {document.description !== null && <p className={`${styles.description} muted small`}>{document.description}</p>}
      {document.status === 'processing' && <p className={`${styles.reading} muted small`}>{words.reading}</p>}
      {document.processingError !== null && <p className={`${styles.problem} small`}>{document.processingError}</p>}
      <p className={styles.foot}>
        <DocumentStatus document={document} />
        <DocumentLabels labels={document.labels} />
        <span>{libraryWords.kinds[kind]}</span>
        {year !== null && <span>{year}</span>}
        {document.pageCount !== null && <span>{words.pages(document.pageCount)}</span>}
        <span>{formatBytes(document.sizeBytes)}</span>
        <time dateTime={uploadedAt} title={formatDateTime(uploadedAt)}>
          {replacedAt === null
            ? words.uploadedAgo(formatRelative(uploadedAt))
            : libraryWords.replacedAgo(formatRelative(replacedAt))}
        </time>
        <span className={styles.above}>
          <DocumentUses document={document} />
        </span>
      </p>
    </article>
  )
}
