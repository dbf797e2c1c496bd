import { explainBy } from '../shared/api-failure.ts'
import { explainStatus } from '../shared/proxy-answer.ts'
import { ignoreStrayDrops } from '../shared/ui/dropped-files.ts'
import { surviveTranslation } from './survive-translation.ts'

surviveTranslation()
explainBy(explainStatus)
ignoreStrayDrops()

/** What nobody needs before they have done something. */
export { keepFocus } from '../shared/focus-keeper.ts'
