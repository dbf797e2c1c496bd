import { profileArea } from './en/profile-area.ts'
import { withSections } from './texts.ts'
import { texts as tree } from './proposal-texts.ts'

/** The same tree, with what the organisation's profile and the first steps have. */
export const texts = withSections(tree, profileArea)
