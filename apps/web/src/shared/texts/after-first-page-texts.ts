import { newRelease } from './en/new-release.ts'
import { proxyAnswers } from './en/proxy-answers.ts'
import { removals } from './en/removals.ts'
import { texts as tree, withSections } from './texts.ts'

/** The tree with texts that are loaded after the first page. */
export const texts = withSections(tree, { newRelease, proxyAnswers, removals })
