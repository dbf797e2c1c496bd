import type { LibraryDocument, ProjectSection } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import { PickDocumentsButton } from './PickDocumentsButton.tsx'

interface UsedDocumentsProps {
  readonly projectId: string
  readonly section: ProjectSection
  /** Introductory text. */
  readonly intro: string
  readonly documents: readonly LibraryDocument[]
}

/** The documents that a text is based on, and a button to select others. */
export function UsedDocuments({ projectId, section, intro, documents }: UsedDocumentsProps) {
  return (
    <div className="stack tight" role="group" aria-label={texts.documents.usedFor}>
      <p className="muted">{intro}</p>
      {documents.length > 0 && (
        <ul className="plain-list">
          {documents.map(({ id, name }) => (
            <li key={id} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      )}
      <div>
        <PickDocumentsButton projectId={projectId} section={section} documents={documents} />
      </div>
    </div>
  )
}
