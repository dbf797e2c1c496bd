import { amounts } from '../../../apps/web/src/shared/texts/en/amounts.ts'
import { antd, userArea } from '../../../apps/web/src/shared/texts/en/user-area.ts'
import { accountArea } from '../../../apps/web/src/shared/texts/en/account-area.ts'
import { adminArea } from '../../../apps/web/src/shared/texts/en/admin-area.ts'
import { brief } from '../../../apps/web/src/shared/texts/en/brief.ts'
import { downloads } from '../../../apps/web/src/shared/texts/en/downloads.ts'
import { documentArea } from '../../../apps/web/src/shared/texts/en/document-area.ts'
import { editing } from '../../../apps/web/src/shared/texts/en/editing.ts'
import { answers } from '../../../apps/web/src/shared/texts/en/answers.ts'
import { applicationArea } from '../../../apps/web/src/shared/texts/en/application-area.ts'
import { everyPage } from '../../../apps/web/src/shared/texts/en/every-page.ts'
import { formBeside } from '../../../apps/web/src/shared/texts/en/form-beside.ts'
import { pipelineArea } from '../../../apps/web/src/shared/texts/en/pipeline.ts'
import { legal } from '../../../apps/web/src/shared/texts/en/legal.ts'
import { profileArea } from '../../../apps/web/src/shared/texts/en/profile-area.ts'
import { portal } from '../../../apps/web/src/shared/texts/en/portal.ts'
import { proofreading } from '../../../apps/web/src/shared/texts/en/proofreading.ts'
import { newRelease } from '../../../apps/web/src/shared/texts/en/new-release.ts'
import { proxyAnswers } from '../../../apps/web/src/shared/texts/en/proxy-answers.ts'
import { proposalArea } from '../../../apps/web/src/shared/texts/en/proposal-area.ts'
import { removals } from '../../../apps/web/src/shared/texts/en/removals.ts'
import { reports } from '../../../apps/web/src/shared/texts/en/reports.ts'
import { library } from '../../../apps/web/src/shared/texts/en/library.ts'
import { search } from '../../../apps/web/src/shared/texts/en/search.ts'
import { warnings } from '../../../apps/web/src/shared/texts/en/warnings.ts'
import { work } from '../../../apps/web/src/shared/texts/en/work.ts'
import type { Texts } from '../../../apps/web/src/shared/texts/texts.ts'

export const english: Texts = {
  ...everyPage,
  ...userArea,
  ...accountArea,
  ...adminArea,
  ...applicationArea,
  ...profileArea,
  amounts,
  antd,
  brief,
  ...pipelineArea,
  editing,
  formBeside,
  legal,
  ...documentArea,
  downloads,
  ...proposalArea,
  portal,
  proofreading,
  newRelease,
  proxyAnswers,
  removals,
  reports,
  work,
  search,
  library,
  answers,
  warnings,
}

/** A language whose dates, numbers and names of languages are known, and are written in other letters. */
const LOCALE = 'el'

const CYRILLIC = 0x400

/** Every Latin letter becomes a Cyrillic one, but for the places of values in templates of the date library. */
export const madeUp = (text: string): string =>
  text.replace(/%[sd]|[A-Za-z]/g, (found) =>
    found.startsWith('%') ? found : String.fromCodePoint(CYRILLIC + found.codePointAt(0)!),
  )

function translated(text: unknown): unknown {
  if (typeof text === 'string') return madeUp(text)
  if (typeof text === 'function')
    return (...values: unknown[]) => madeUp(String((text as (...values: unknown[]) => unknown)(...values)))
  if (Array.isArray(text)) return text.map(translated)
  return Object.fromEntries(Object.entries(text as object).map(([name, part]) => [name, translated(part)]))
}

/** All texts in a language that nobody speaks, values in them included. */
export const madeUpTexts: Texts = { ...(translated(english) as Texts), locale: LOCALE }
