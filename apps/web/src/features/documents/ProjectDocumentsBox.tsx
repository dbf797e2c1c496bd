import type { LibraryDocument, ProjectSection } from '../../../../../adapters/http-contract/documents.ts'
import { createdAtOf } from '../../../../../core/shared/id.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { Timestamp } from '../../shared/ui/Timestamp.tsx'
import styles from './DocumentItem.module.css'
import { DocumentLink } from './DocumentLink.tsx'
import { DocumentStatus } from './DocumentStatus.tsx'
import { PickDocumentsButton } from './PickDocumentsButton.tsx'
import { RemoveDocumentButton } from './RemoveDocumentButton.tsx'
import { TakeOffButton } from './TakeOffButton.tsx'
import { UploadButton } from './UploadButton.tsx'

interface ProjectDocumentsBoxProps {
  readonly projectId: string
  readonly section: ProjectSection
  readonly documents: readonly LibraryDocument[]
}

/** Documents of the library with the label of one section of one project. */
export function ProjectDocumentsBox({ projectId, section, documents }: ProjectDocumentsBoxProps) {
  const { title, empty } = texts.projects.sectionDocuments[section]
  return (
    <section className="card stack" aria-label={title}>
      <h2>{title}</h2>
      {documents.length === 0 && <p className="muted">{empty}</p>}
      {documents.length > 0 && (
        <ul className="plain-list">
          {documents.map((document) => (
            <li key={document.id} className={styles.row}>
              <DocumentLink document={document} />
              <DocumentStatus document={document} />
              {document.labels.length > 1 ? (
                <TakeOffButton document={document} place={{ section, projectId }} />
              ) : (
                <RemoveDocumentButton document={document} />
              )}
              <span className={`${styles.whole} muted small`}>
                {texts.projects.uploaded} <Timestamp at={createdAtOf(document.id)} />
              </span>
              {document.processingError !== null && (
                <span className={`${styles.whole} ${styles.problem} small`}>{document.processingError}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <PickDocumentsButton projectId={projectId} section={section} documents={documents} />
        <UploadButton projectId={projectId} projectSection={section} />
      </div>
    </section>
  )
}
