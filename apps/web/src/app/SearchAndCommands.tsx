import { useState } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import type { SearchKind, SearchResult } from '../../../../adapters/http-contract/search.ts'
import { useListProjectsQuery } from '../features/projects/endpoints.ts'
import { unmarked, type SearchEntry, type Command } from '../features/search/search-entry.ts'
import { SearchDialog } from '../features/search/SearchDialog.tsx'
import { useDocumentLink } from '../shared/document-text/document-address.ts'
import type { InsertTarget } from '../shared/insert-target.ts'
import { paths } from '../shared/paths.ts'
import { lazyPart } from '../shared/ui/lazy-part.tsx'
import type { MenuEntry } from './NavigationMenu.tsx'
import type { RecentPage } from './recent-pages.ts'
import type { ProjectListItem } from '../../../../adapters/http-contract/projects.ts'
import { texts } from '../shared/texts/search-texts.ts'

const words = texts.search

/** Enough to find one by typing; the projects page has all. */
const MOST_PROJECTS = 50

/** A dialog that a command opens. */
type CommandDialog =
  | { readonly kind: 'project' }
  | { readonly kind: 'application'; readonly projectId: string }
  | { readonly kind: 'upload' }

interface CommandSources {
  /** Pages in the menus. */
  readonly places: readonly MenuEntry[]
  /** Newest first. */
  readonly projects: readonly ProjectListItem[]
  /** The project of the current page. */
  readonly openProjectId: string | null
  readonly goTo: (path: string) => void
  readonly show: (dialog: CommandDialog) => void
}

/** All commands of the search, likeliest first. */
function commandsOf(sources: CommandSources): readonly Command[] {
  return [...makingCommands(sources), ...placeCommands(sources)]
}

function makingCommands({ projects, openProjectId, show }: CommandSources): readonly Command[] {
  const open = projects.filter(({ isArchived }) => !isArchived)
  const here = open.filter(({ id }) => id === openProjectId)
  const others = open.filter(({ id }) => id !== openProjectId)
  const applications = [...here, ...others].slice(0, MOST_PROJECTS).map(({ id, name }) => ({
    label: words.newApplication(name),
    leaves: true,
    isRare: id !== openProjectId,
    run: () => show({ kind: 'application', projectId: id }),
  }))
  return [
    { label: words.newProject, leaves: true, run: () => show({ kind: 'project' }) },
    { label: words.upload, leaves: true, run: () => show({ kind: 'upload' }) },
    ...applications,
  ]
}

function placeCommands({ places, goTo }: CommandSources): readonly Command[] {
  return places.flatMap(({ label, to }) =>
    to === undefined ? [] : [{ label: words.goTo(label), leaves: true, run: () => goTo(to) }],
  )
}

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
  import('../features/proposals/header/FunderModal.tsx').then(({ FunderModal }) => FunderModal),
)

type OpenDialog = CommandDialog | { readonly kind: 'funder'; readonly funderId: string }

interface CommandDialogsProps {
  readonly dialog: OpenDialog
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The dialogs that commands open instead of the search. */
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

/** Opens a result: its page, or a document's text over the current page, at the found words. */
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
      fact: `${paths.profile}#${id}`,
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
  /** The text that had the focus when it was opened. */
  readonly target: InsertTarget | null
  readonly onClose: () => void
}

/** The search with everything that can be done from it. */
export function SearchAndCommands({ isOpen, places, recent, target, onClose }: SearchAndCommandsProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  /** The page over which it is open; new things are shown on other pages. */
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
        target={target}
        onOpen={useOpenResult(show)}
        onClose={onClose}
      />
      {dialog !== null && (
        <CommandDialogs dialog={dialog} isOpen={openOver === pathname} onClose={() => setOpenOver(null)} />
      )}
    </>
  )
}
