import type { AccountId, ProjectId } from '../shared/ids.ts'
import { briefOf } from '../brief/brief-of.ts'
import type { ProjectBriefs } from '../brief/ports.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import type { ProfileStores } from '../profile/profiles.ts'
import { isTold, profileText, sectionsOf } from './answer-material.ts'
import { keyWords } from './key-words.ts'
import { BRIEF_SOURCE, type ToldText } from '../proposals/answer/told-text.ts'

export type ToldStores = ProfileStores & { readonly projectBriefs: ProjectBriefs }

interface Whose {
  readonly accountId: AccountId
  /** Null without a project, and therefore without a brief. */
  readonly projectId: ProjectId | null
  readonly profile: readonly ProfileFact[]
}

/** Confirmed facts of the profile and people's sections of the brief, for writers of letters, reports and overviews. */
export async function toldTexts(stores: ToldStores, { accountId, projectId, profile }: Whose): Promise<ToldText[]> {
  const facts = profile.filter(isTold)
  const brief = projectId && (await briefOf(stores, accountId, projectId))
  const sections = sectionsOf(brief).map(({ key, text }) => {
    const of = { source: `brief:${key}`, fileName: BRIEF_SOURCE, heading: keyWords(key) }
    return { ...of, text, isAsked: false }
  })
  return [...(facts.length > 0 ? [profileText(facts)] : []), ...sections]
}
