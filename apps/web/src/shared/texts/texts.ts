import type { accountArea } from './en/account-area.ts'
import type { adminArea } from './en/admin-area.ts'
import type { amounts } from './en/amounts.ts'
import type { antd, userArea } from './en/user-area.ts'
import type { answers } from './en/answers.ts'
import type { applicationArea } from './en/application-area.ts'
import type { brief } from './en/brief.ts'
import type { documentArea } from './en/document-area.ts'
import type { downloads } from './en/downloads.ts'
import type { editing } from './en/editing.ts'
import { everyPage } from './en/every-page.ts'
import type { formBeside } from './en/form-beside.ts'
import type { legal } from './en/legal.ts'
import type { portal } from './en/portal.ts'
import type { profileArea } from './en/profile-area.ts'
import type { newRelease } from './en/new-release.ts'
import type { removals } from './en/removals.ts'
import type { proxyAnswers } from './en/proxy-answers.ts'
import type { proofreading } from './en/proofreading.ts'
import type { proposalArea } from './en/proposal-area.ts'
import type { reports } from './en/reports.ts'
import type { pipelineArea } from './en/pipeline.ts'
import type { library } from './en/library.ts'
import type { search } from './en/search.ts'
import type { warnings } from './en/warnings.ts'
import type { work } from './en/work.ts'
import type { writingService } from './en/writing-service.ts'

/** All texts of the web app in one language. */
export type Texts = typeof everyPage &
  typeof userArea &
  typeof documentArea &
  typeof accountArea &
  typeof applicationArea &
  typeof documentArea &
  typeof proposalArea &
  typeof profileArea &
  typeof pipelineArea &
  typeof adminArea & {
    readonly amounts: typeof amounts
    readonly antd: typeof antd
    readonly brief: typeof brief
    readonly editing: typeof editing
    readonly formBeside: typeof formBeside
    readonly legal: typeof legal
    readonly library: typeof library
    readonly reports: typeof reports
    readonly search: typeof search
    readonly work: typeof work
    readonly answers: typeof answers
    readonly downloads: typeof downloads
    readonly portal: typeof portal
    readonly proofreading: typeof proofreading
    readonly newRelease: typeof newRelease
    readonly removals: typeof removals
    readonly proxyAnswers: typeof proxyAnswers
    readonly warnings: typeof warnings
    readonly writingService: typeof writingService
  }

let language: Partial<Texts> = {}

const isSection = (text: unknown): text is object => typeof text === 'object' && !Array.isArray(text)

/** Replaces texts in place, so that existing references to sections show the new ones. */
function replaceTexts(tree: object, texts: object): void {
  const old = tree as Record<string, object>
  for (const [name, text] of Object.entries(texts)) {
    if (isSection(text)) replaceTexts((old[name] ??= {}), text)
    else old[name] = text
  }
}

/** Adds an area's sections to the tree, in the interface's language. Returns the tree. */
export function withSections<Tree extends object, Sections extends Partial<Texts>>(
  tree: Tree,
  sections: Sections,
): Tree & Sections {
  replaceTexts(tree, sections)
  replaceTexts(tree, language)
  return tree as Tree & Sections
}

/**
 * The texts of every page. Those of an area are loaded with it: each other file beside this one exports the same tree
 * with more sections. Outside functions, keep references only to sections, because single texts may change.
 */
export const texts = withSections({}, everyPage)

/** Sets the language for all later rendering. */
export function setLanguage(translated: Texts): void {
  language = translated
  replaceTexts(texts, translated)
  document.documentElement.lang = translated.locale
}
