import { profileArea } from './en/profile-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './proposal-texts.ts'

/** The tree with the texts of the profile and the first steps. */
export const texts = withSections(tree, profileArea)
