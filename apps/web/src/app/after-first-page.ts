import { ignoreStrayDrops } from '../shared/ui/dropped-files.ts'
import { surviveTranslation } from './survive-translation.ts'

surviveTranslation()
ignoreStrayDrops()

/** What nobody needs before they have done something. */
export { keepFocus } from '../shared/focus-keeper.ts'
