import { Button } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useChangePreferencesMutation } from '../features/accounts/endpoints.ts'
import { documentWork } from '../features/documents/document-work.ts'
import { DocumentBars } from '../features/documents/DocumentBars.tsx'
import { DocumentCard } from '../features/documents/DocumentCard.tsx'
import { DocumentTable } from '../features/documents/DocumentTable.tsx'
import type { SharedDocuments } from '../features/documents/endpoints.ts'
import { useListSharedDocumentsQuery } from '../shared/library/endpoints.ts'
import { LibraryPages } from '../features/documents/LibraryPages.tsx'
import { LibraryToolbar, type Look } from '../features/documents/LibraryToolbar.tsx'
import { SelectedDocuments } from '../features/documents/SelectedDocuments.tsx'
import { UploadButton } from '../features/documents/UploadButton.tsx'
import { useLibraryView, type LibraryView } from '../features/documents/use-library-view.ts'
import styles from '../features/documents/Library.module.css'
import { useSelection, type Selection } from '../features/documents/use-selection.ts'
import { LabelledProjects, type NamedProject } from '../features/documents/use-label-names.ts'
import { useListProjectsQuery } from '../features/projects/endpoints.ts'
import { paths } from '../shared/paths.ts'
import { useCurrentUser } from '../shared/session.ts'
import { texts } from '../shared/texts/library-texts.ts'
import { EmptyState } from '../shared/ui/EmptyState.tsx'
import { lazyPart } from '../shared/ui/lazy-part.tsx'
import { LoadState } from '../shared/ui/LoadState.tsx'
import { SkeletonCards } from '../shared/ui/Skeletons.tsx'
import { Together } from '../shared/ui/Together.tsx'
import { useBarHeight } from '../shared/ui/use-bar-height.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import { usePollWhile } from '../shared/use-poll-while.ts'
import { useWatchedWork } from '../shared/watched-work.ts'

const words = texts.documents
const LibraryFacts = lazyPart(() => import('./LibraryFacts.tsx').then(({ LibraryFacts }) => LibraryFacts))
const libraryWords = texts.library
const skeleton = <SkeletonCards count={3} height={140} />

const NO_PROJECTS: readonly NamedProject[] = []

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

/** Whether neither the library nor any project has a document. */
const holdsNothing = ({ size, projectsLibraryIsEmpty }: SharedDocuments) => size === 0 && projectsLibraryIsEmpty

/** Cards, unless the user chose the table. */
function useLook() {
  const [changePreferences] = useChangePreferencesMutation()
  const chosen = useCurrentUser().preferences['libraryView']
  const look: Look = chosen === 'table' || chosen === 'uses' ? chosen : 'cards'
  return { look, setLook: (libraryView: Look) => void changePreferences({ libraryView }) }
}

interface DocumentsProps {
  readonly documents: SharedDocuments['documents']
  readonly look: Look
  readonly isLit: boolean
  readonly selection: Selection
}

function Documents({ documents, look, isLit, selection }: DocumentsProps) {
  if (look === 'uses') return <DocumentBars documents={documents} />
  if (look === 'table') return <DocumentTable documents={documents} selection={selection} />
  return (
    <ul className="card-grid">
      {documents.map((document) => (
        <li key={document.id}>
          <DocumentCard document={document} isLit={isLit} selection={selection} />
        </li>
      ))}
    </ul>
  )
}

/** Sticks below the top bar; focused elements keep clear of it. */
function StatusBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight('page', bar)
  return (
    <div ref={bar} className={styles.status}>
      {children}
    </div>
  )
}

interface LibraryProps {
  readonly library: SharedDocuments
  readonly view: LibraryView
  readonly isLit: boolean
  readonly look: Look
  readonly onLook: (look: Look) => void
}

function Library({ library, view, isLit, look, onLook }: LibraryProps) {
  const { documents, total, size } = library
  const selection = useSelection(documents)
  if (size === 0 && view.isUsual) return <EmptyState level={2} title={words.emptyTitle} hint={words.emptyHint} />
  return (
    <>
      <LibraryToolbar library={library} view={view} look={look} onLook={onLook} />
      <StatusBar>
        <p className="muted small" role="status">
          {isLit ? words.firstUpload : view.isUsual ? words.count(size) : libraryWords.shown(total, size)}
        </p>
        {look !== 'uses' && <SelectedDocuments documents={documents} selection={selection} />}
      </StatusBar>
      {total === 0 && (
        <p>
          {libraryWords.noneFit} <Button onClick={view.showAll}>{libraryWords.showAll}</Button>
        </p>
      )}
      {documents.length > 0 && <Documents documents={documents} look={look} isLit={isLit} selection={selection} />}
      <LibraryPages view={view} total={total} />
    </>
  )
}

export function DocumentLibraryPage() {
  useDocumentTitle(words.title)
  const { look, setLook } = useLook()
  const view = useLibraryView(look === 'uses' ? '-uses' : '-date')
  const query = useListSharedDocumentsQuery(view.query)
  const { data: projects = NO_PROJECTS } = useListProjectsQuery()
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
        <UploadButton isPrimary takesDrops onUploaded={uploaded} />
      </header>
      <LoadState query={query} skeleton={skeleton}>
        {(library) => (
          <Together skeleton={skeleton}>
            <div className="stack wide">
              <LibraryFacts isReading={isReading} />
              <LabelledProjects value={projects}>
                <Library library={library} view={view} isLit={isLit} look={look} onLook={setLook} />
              </LabelledProjects>
            </div>
          </Together>
        )}
      </LoadState>
    </div>
  )
}
