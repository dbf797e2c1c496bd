import { useEffect, useState } from 'react'
import { documentWork } from '../features/documents/document-work.ts'
import { DocumentCard } from '../features/documents/DocumentCard.tsx'
import { useListSharedDocumentsQuery, type SharedDocuments } from '../features/documents/endpoints.ts'
import { UploadButton } from '../features/documents/UploadButton.tsx'
import { paths } from '../shared/paths.ts'
import { texts } from '../shared/texts/user-texts.ts'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { lazyPart } from '../shared/ui/lazy-part.tsx'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { SkeletonCards } from '../shared/ui/Skeletons.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import { usePollWhile } from '../shared/use-poll-while.ts'
import { useWatchedWork } from '../shared/watched-work.ts'

const words = texts.documents
const LibraryFacts = lazyPart(() => import('./LibraryFacts.tsx').then(({ LibraryFacts }) => LibraryFacts))

/** Milliseconds. */
const HIGHLIGHT = 3000
const POLL_WHILE_READING = 3000

/** True for 3 s after `light`. */
function useHighlight() {
  const [isLit, setIsLit] = useState(false)
  useEffect(() => {
    if (!isLit) return
    const timer = window.setTimeout(() => setIsLit(false), HIGHLIGHT)
    return () => window.clearTimeout(timer)
  }, [isLit])
  return { isLit, light: () => setIsLit(true) }
}

/** Neither the library nor any project has a document. */
const holdsNothing = ({ documents, projectsLibraryIsEmpty }: SharedDocuments) =>
  documents.length === 0 && projectsLibraryIsEmpty

interface LibraryProps {
  readonly library: SharedDocuments
  readonly isLit: boolean
}

function Library({ library, isLit }: LibraryProps) {
  const { documents } = library
  if (documents.length === 0) return <EmptyState level={2} title={words.emptyTitle} hint={words.emptyHint} />
  return (
    <>
      <p className="muted small" role="status">
        {isLit ? words.firstUpload : words.count(documents.length)}
      </p>
      <ul className="card-grid">
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentCard document={document} isLit={isLit} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function DocumentLibraryPage() {
  useDocumentTitle(words.title)
  const query = useListSharedDocumentsQuery()
  const isReading = query.data?.documents.some(({ status }) => status === 'processing') ?? false
  usePollWhile(isReading, POLL_WHILE_READING, query.refetch, query.isError)
  useWatchedWork(documentWork(query.data?.documents ?? [], paths.documentLibrary))
  const { isLit, light } = useHighlight()
  const wasEmpty = query.data !== undefined && holdsNothing(query.data)
  const [beganEmpty, setBeganEmpty] = useState(false)
  if (wasEmpty && !beganEmpty) setBeganEmpty(true)

  const uploaded = () => {
    if (beganEmpty) light()
    setBeganEmpty(false)
  }

  return (
    <div className="stack wide">
      <header className="row apart">
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{words.intro}</p>
        </div>
        <UploadButton isPrimary onUploaded={uploaded} />
      </header>
      {query.data !== undefined && <LibraryFacts isReading={isReading} />}
      <LoadState query={query} skeleton={<SkeletonCards count={3} height={140} />}>
        {(library) => <Library library={library} isLit={isLit} />}
      </LoadState>
    </div>
  )
}
