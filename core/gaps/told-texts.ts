import type { AccountId } from '../accounts/account.ts'
import { briefOf } from '../brief/brief-of.ts'
import type { ProjectBriefs } from '../brief/ports/project-briefs.ts'
import { readProfile, type ProfileStores } from '../profile/read-profile.ts'
import type { ProjectId } from '../projects/project.ts'
import { isTold, profileText, sectionsOf } from './answer-material.ts'
import { keyWords } from './key-words.ts'
import { BRIEF_SOURCE, type ToldText } from './told-text.ts'

export type ToldStores = ProfileStores & { readonly projectBriefs: ProjectBriefs }

interface Whose {
  readonly accountId: AccountId
  /** Null where there is no project, and so no brief. */
  readonly projectId: ProjectId | null
  /** ISO time. */
  readonly now: string
}

/** What people confirmed in the profile and wrote in the brief, for the writers of letters, reports and overviews. */
export async function toldTexts(stores: ToldStores, { accountId, projectId, now }: Whose): Promise<ToldText[]> {
  const facts = (await readProfile(stores, accountId, now)).filter(isTold)
  const brief = projectId && (await briefOf(stores, accountId, projectId))
  const sections = sectionsOf(brief).map(({ key, text }) => {
    const of = { source: `brief:${key}`, fileName: BRIEF_SOURCE, heading: keyWords(key) }
    return { ...of, text, isAsked: false }
  })
  return [...(facts.length > 0 ? [profileText(facts)] : []), ...sections]
}
