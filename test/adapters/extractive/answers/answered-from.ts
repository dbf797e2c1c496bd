import { ExtractiveAnswerWriter } from '../../../../adapters/extractive/answers/extractive-answer-writer.ts'
import { writtenGapPhrases } from '../../../../adapters/extractive/gaps/written-gap-phrases.ts'
import { ExtractiveFactFinder } from '../../../../adapters/extractive/profile/extractive-fact-finder.ts'
import type { Library } from '../../../../core/documents/library.ts'
import { askedFor } from '../../../../core/known/asked-for.ts'
import { draftFromKnown } from '../../../../core/known/draft-from-known.ts'
import { knownAnswer } from '../../../../core/known/known-answer.ts'
import { assembleProfile } from '../../../../core/profile/assemble-profile.ts'
import { namesOf } from '../../../../core/profile/own-values.ts'
import type { NamedDocumentFacts } from '../../../../core/profile/ports.ts'
import type { ProfileFact } from '../../../../core/profile/profile-fact.ts'
import type { AnswerDraft, AnswerTask } from '../../../../core/proposals/ports/answer-writer.ts'
import { SOME_ACCOUNT } from '../../../support/builders.ts'
import { analyser } from './library-of.ts'

const finder = new ExtractiveFactFinder()
const writer = new ExtractiveAnswerWriter(analyser)

const kept = new WeakMap<Library, Promise<ProfileFact[]>>()

/** What the profile proposes from a library, as the product reads it: once more when the names are known. */
export function profileOf(library: Library): Promise<ProfileFact[]> {
  const known = kept.get(library) ?? readProfile(library)
  kept.set(library, known)
  return known
}

async function readProfile(library: Library): Promise<ProfileFact[]> {
  const first = await factsIn(library, [])
  const documents = await factsIn(library, namesOf(first, new Map()))
  return assembleProfile({ stored: [], documents, now: '2026-01-01T00:00:00.000Z' })
}

async function factsIn(library: Library, names: readonly string[]): Promise<NamedDocumentFacts[]> {
  const newestFirst = [...(await library.documents())].sort((a, b) => (a.datedAt < b.datedAt ? 1 : -1))
  return Promise.all(
    newestFirst.map(async ({ documentId, fileName, language, datedAt }) => {
      const passages = await library.passagesOf(documentId)
      const document = { accountId: SOME_ACCOUNT, names, fileName, language, datedAt, passages }
      const of = { accountId: SOME_ACCOUNT, documentId, fileName, finder: finder.release, datedAt }
      return { ...of, found: await finder.find(document) }
    }),
  )
}

/** The draft that the product makes where nobody is there to be asked: from the profile, else by the writer. */
export async function answerFrom(task: AnswerTask, library: Library): Promise<AnswerDraft> {
  const asked = askedFor(task.question)
  const plan = { amountAsked: null, currency: 'GBP' }
  const known = {
    profile: await profileOf(library),
    brief: null,
    projectName: null,
    grantInfo: [],
    plan,
    language: 'en',
  }
  const answer = knownAnswer(asked, { text: task.question.text, kind: task.question.kind ?? 'text' }, known)
  const isOfProject = answer.kind === 'ask' && asked.subject === 'project'
  const draft = isOfProject ? null : draftFromKnown(answer, task, writtenGapPhrases)
  return draft ?? writer.write(task, library)
}
