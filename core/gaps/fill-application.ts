import type { AccountId, ProposalId } from '../shared/ids.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import { answeringJob } from '../proposals/job/answering-job.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import { answerTextOf } from '../proposals/answer/kept-answer.ts'
import { startAnswering } from '../proposals/proposal.ts'
import { completeAnswer, requestAnswer, type Question } from '../proposals/question/question.ts'
import { isWithin } from '../shared/text-limit.ts'
import { stateOfDraft } from '../texts/drafts.ts'
import { toldState } from '../shared/text-state.ts'
import type { TextVersions } from '../texts/ports.ts'
import { knownFacts } from '../known/answer-material.ts'
import type { AskedFor } from '../known/asked.ts'
import { askedForEach } from '../known/asked-for-among.ts'
import { valueDraft } from '../known/draft-from-known.ts'
import { knownAnswer, type KnownFacts } from '../known/known-answer.ts'
import type { GapStores } from './view-gaps.ts'
import { isOpen, isWaitingForPeople } from './waiting-question.ts'

export interface FillStores extends GapStores {
  readonly jobs: Jobs
  readonly textVersions: TextVersions
}

interface ApplicationToFill {
  readonly accountId: AccountId
  readonly proposalId: ProposalId
  readonly profile: readonly ProfileFact[]
}

interface Filling {
  readonly known: KnownFacts
  readonly sources: GrantSources
}

/**
 * Fills in the missing answers of an open application from what is known now. Inserts facts at once; queues a new draft
 * where the brief answers. Keeps people's texts. Returns the number of questions; 0 if done already.
 */
export async function fillApplication(
  stores: FillStores,
  { accountId, proposalId, profile }: ApplicationToFill,
  sources: GrantSources,
): Promise<number> {
  const proposal = await stores.proposals.find(accountId, proposalId)
  const account = await stores.accounts.find(accountId)
  if (!proposal || !account || !isOpen(proposal)) return 0
  const questions = await stores.questions.ofProposal(accountId, proposalId)
  const known = await knownFacts(stores, { proposal, settings: account.settings, profile })
  let [filled, drafted] = [0, 0]
  for (const [at, asked] of askedForEach(questions).entries()) {
    const question = questions[at]!
    if (!isWaitingForPeople(question)) continue
    if (await fillQuestion(stores, question, asked, { known, sources })) filled += 1
    else if (isTold(asked, known)) drafted += await draftAgain(stores, question, sources)
  }
  if (drafted > 0) await stores.proposals.save(startAnswering(proposal))
  return filled + drafted
}

async function fillQuestion(
  stores: FillStores,
  question: Question,
  asked: AskedFor,
  { known, sources }: Filling,
): Promise<boolean> {
  const answer = knownAnswer(asked, question, known)
  if (answer.kind !== 'value' || !isWithin(answer.text, question.limit)) return false
  const state = await stateOfDraft(stores, answerTextOf(question), { usage: null }, sources)
  const draft = valueDraft(answer)
  await stores.questions.save(completeAnswer(question, draft, draft.isTold === true ? toldState(state) : state))
  return true
}

/** Whether a person has since entered what the writer could not find. */
function isTold({ subject, fact }: AskedFor, { brief, grantInfo }: KnownFacts): boolean {
  if (subject !== 'project') return false
  if (fact === 'amount') return grantInfo.some(({ topic, answer }) => topic === 'amount' && answer.trim() !== '')
  const section = brief?.sections.find(({ key }) => key === fact)
  return section !== undefined && section.origin !== 'documents' && section.origin !== 'model'
}

async function draftAgain(stores: FillStores, question: Question, sources: GrantSources): Promise<1> {
  await stores.questions.save(requestAnswer(question))
  await stores.jobs.add(answeringJob(question, sources))
  return 1
}
