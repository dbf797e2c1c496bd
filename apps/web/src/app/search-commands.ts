import type { ProjectListItem } from '../../../../adapters/http-contract/projects.ts'
import type { Command } from '../features/search/search-entry.ts'
import { texts } from '../shared/texts/search-texts.ts'
import type { MenuEntry } from './NavigationMenu.tsx'

const words = texts.search

/** Names enough to type one; all others are on the page of projects. */
const MOST_PROJECTS = 50

/** A dialog that a command opens. */
export type CommandDialog =
  | { readonly kind: 'project' }
  | { readonly kind: 'application'; readonly projectId: string }
  | { readonly kind: 'upload' }

interface CommandSources {
  /** The pages that the menus lead to. */
  readonly places: readonly MenuEntry[]
  /** Newest first. */
  readonly projects: readonly ProjectListItem[]
  /** The project whose page is open. */
  readonly openProjectId: string | null
  readonly goTo: (path: string) => void
  readonly show: (dialog: CommandDialog) => void
}

/** Everything that can be done from the search, the likeliest first. */
export function commandsOf(sources: CommandSources): readonly Command[] {
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
