import { newRelease } from './en/new-release.ts'
import { proxyAnswers } from './en/proxy-answers.ts'
import { removals } from './en/removals.ts'
import { texts as tree, withSections } from './texts.ts'

/** The same tree, with what is said once the first page is there. */
export const texts = withSections(tree, { newRelease, proxyAnswers, removals })
