import { useState } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import type { SearchKind, SearchResult } from '../../../../adapters/http-contract/search.ts'
import { useListProjectsQuery } from '../features/projects/endpoints.ts'
import { unmarked, type SearchEntry } from '../features/search/search-entry.ts'
import { SearchDialog } from '../features/search/SearchDialog.tsx'
import { useDocumentLink } from '../shared/document-text/document-address.ts'
import { paths } from '../shared/paths.ts'
import { lazyPart } from '../shared/ui/lazy-part.tsx'
import type { MenuEntry } from './NavigationMenu.tsx'
import type { RecentPage } from './recent-pages.ts'
import { commandsOf, type CommandDialog } from './search-commands.ts'

const NewProjectModal = lazyPart(() =>
  import('../features/projects/NewProjectModal.tsx').then(({ NewProjectModal }) => NewProjectModal),
)
const NewGrantModal = lazyPart(() =>
  import('../features/grants/NewGrantModal.tsx').then(({ NewGrantModal }) => NewGrantModal),
)
const UploadModal = lazyPart(() =>
  import('../features/documents/UploadModal.tsx').then(({ UploadModal }) => UploadModal),
)
const FunderModal = lazyPart(() =>
  import('../features/proposals/FunderModal.tsx').then(({ FunderModal }) => FunderModal),
)

type OpenDialog = CommandDialog | { readonly kind: 'funder'; readonly funderId: string }

interface CommandDialogsProps {
  readonly dialog: OpenDialog
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What a command opens in place of the search. */
function CommandDialogs({ dialog, isOpen, onClose }: CommandDialogsProps) {
  const opened = { isOpen, onClose }
  switch (dialog.kind) {
    case 'project':
      return <NewProjectModal {...opened} keptAs="new-project" />
    case 'application':
      return <NewGrantModal {...opened} projectId={dialog.projectId} keptAs={`new-grant/${dialog.projectId}`} />
    case 'upload':
      return <UploadModal {...opened} onUploaded={onClose} />
    case 'funder':
      return <FunderModal {...opened} funderId={dialog.funderId} />
  }
}

/** Where what was found is shown; a document's text opens over the present page, at the words. */
function useOpenResult(show: (dialog: OpenDialog) => void) {
  const navigate = useNavigate()
  const documentLink = useDocumentLink()
  return (kind: SearchKind, { id, proposalId, passage }: SearchResult) => {
    if (kind === 'funder') return show({ kind, funderId: id })
    const to = {
      application: paths.proposal(id),
      project: paths.project(id),
      report: paths.report(id),
      question: paths.question(proposalId ?? '', id),
      answer: `${paths.answers}?answer=${id}`,
      document: documentLink(id, passage === null ? undefined : { passage }),
    }[kind]
    void navigate(to)
  }
}

interface SearchAndCommandsProps {
  readonly isOpen: boolean
  readonly places: readonly MenuEntry[]
  readonly recent: readonly RecentPage[]
  readonly onClose: () => void
}

/** The search with everything that can be done from it. */
export function SearchAndCommands({ isOpen, places, recent, onClose }: SearchAndCommandsProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  /** The page over which it is open: what it makes is shown on another. */
  const [openOver, setOpenOver] = useState<string | null>(null)
  const { data: projects = [] } = useListProjectsQuery(undefined, { skip: !isOpen })
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const show = (chosen: OpenDialog) => {
    setDialog(chosen)
    setOpenOver(pathname)
  }
  const openProjectId = matchPath('/projects/:projectId', pathname)?.params.projectId ?? null
  const goTo = (path: string) => void navigate(path)
  const entries = recent
    .filter(({ path }) => path !== pathname)
    .map(({ path, name }): SearchEntry => {
      const line = { title: unmarked(name), note: null, snippet: null }
      return { ...line, key: `recent ${path}`, leaves: true, run: () => goTo(path) }
    })
  return (
    <>
      <SearchDialog
        isOpen={isOpen}
        commands={commandsOf({ places, projects, openProjectId, goTo, show })}
        recent={entries}
        onOpen={useOpenResult(show)}
        onClose={onClose}
      />
      {dialog !== null && (
        <CommandDialogs dialog={dialog} isOpen={openOver === pathname} onClose={() => setOpenOver(null)} />
      )}
    </>
  )
}
