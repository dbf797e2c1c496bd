import type { FunderId, ProposalId, QuestionId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { askingTerms } from '../documents/asking-words.ts'
import type { TermAnalyser } from '../documents/ports/term-analyser.ts'
import type { ProfileFact } from '../profile/profile-fact.ts'
import { profilesIn, type ProfileStores } from '../profile/profiles.ts'
import { cutToLimit } from '../proposals/question/cut-to-limit.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import { findQuestion } from '../proposals/question/find-question.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import type { Question } from '../proposals/question/question.ts'
import type { Clock, UnitOfWork } from '../shared/ports.ts'
import { differingFigures, type DifferingFigure } from './differing-figures.ts'
import { firstOfGroups, inOrder } from './answer-groups.ts'
import type { AnswerGroup, RememberedAnswerReader } from './ports.ts'
import { topicTerms } from './question-topics.ts'
import { rankAnswers } from './rank-answers.ts'
import { isOutdated, type RememberedAnswer } from './remembered-answer.ts'

/** Likeness from which two questions probably ask the same. */
const LIKELY = 0.3
/** Minimum number of words that name a question's subject. */
const FEWEST_WORDS = 2
const MOST_COMPARED = 24
const MOST_SUGGESTED = 3
/** Limit for one application. */
const MOST_QUESTIONS = 300

/** An earlier answer to a similar question. */
export interface SuggestedAnswer extends AnswerGroup {
  /** Its text, cut after a sentence to fit the question's limit. */
  readonly fitting: string
  readonly isOutdated: boolean
  /** Time at which the same text went to this application's funder; null if never. */
  readonly sentBefore: string | null
  readonly differing: readonly DifferingFigure[]
}

interface QuestionsToSuggestFor {
  readonly actor: Actor
  readonly proposalId: ProposalId
  /** Null for all questions without an answer. */
  readonly questionId: QuestionId | null
}

type Stores = ProfileStores & { readonly proposals: Proposals; readonly questions: Questions }

/** The account's best three answers to similar questions, best first. */
interface QuestionSuggestions {
  readonly questionId: QuestionId
  readonly answers: readonly SuggestedAnswer[]
}

/** Suggests answers for one question, or for all unanswered questions of an application. */
export class SuggestAnswers {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly reader: RememberedAnswerReader,
    private readonly analyser: TermAnalyser,
    private readonly clock: Clock,
  ) {}

  async execute(input: QuestionsToSuggestFor): Promise<QuestionSuggestions[]> {
    const now = this.clock.now()
    const facts = await profilesIn(this.work).read(input.actor.accountId, now)
    const { questions, ...known } = await this.work.run(async (stores) => {
      const questions = await questionsFor(stores.questions, input)
      const { funderId } = await findProposal(stores.proposals, input.actor, input.proposalId)
      return { questions, funderId, facts }
    })
    const suggestions: QuestionSuggestions[] = []
    for (const question of questions) {
      const groups = (await this.like(input.actor, question)).slice(0, MOST_SUGGESTED)
      const answers = await Promise.all(groups.map((group) => this.suggestion(group, { question, ...known }, now)))
      suggestions.push({ questionId: question.id, answers })
    }
    return suggestions
  }

  /** Leaves out answers of this application. */
  private async like({ accountId }: Actor, { text, proposalId }: Question): Promise<AnswerGroup[]> {
    if (!this.saysEnough(text)) return []
    const ranked = await rankAnswers(this.reader, { accountId, text, limit: MOST_COMPARED }, this.analyser)
    const ids = ranked.filter(({ likeness }) => likeness >= LIKELY).map(({ id }) => id)
    const isElsewhere = ({ origin, state }: RememberedAnswer) =>
      state === 'kept' && !(origin.kind === 'checked' && origin.proposalId === proposalId)
    return firstOfGroups(inOrder(await this.reader.some(accountId, ids), ids).filter(isElsewhere))
  }

  /** "Address" or "Website" asks for a fact: a single common word is chance. */
  private saysEnough(text: string): boolean {
    const language = this.analyser.languageOf(text)
    const asking = askingTerms(language, this.analyser)
    const words = new Set(this.analyser.termsOf(text, language).filter((term) => !asking.has(term)))
    return topicTerms(text).length > 0 || words.size >= FEWEST_WORDS
  }

  private async suggestion(
    group: AnswerGroup,
    { question, funderId, facts }: { question: Question; funderId: FunderId | null; facts: readonly ProfileFact[] },
    now: string,
  ): Promise<SuggestedAnswer> {
    const { answer } = group
    const same = funderId === null ? [] : await this.reader.ofGroups(answer.accountId, [answer.groupId])
    const sent = same.find(({ funderId: to, origin }) => to === funderId && !isOf(origin, question))
    return {
      ...group,
      fitting: cutToLimit(answer.text, question.limit),
      isOutdated: isOutdated(answer, now),
      sentBefore: sent?.writtenAt ?? null,
      differing: differingFigures(answer.text, facts),
    }
  }
}

async function questionsFor(
  questions: Questions,
  { actor, proposalId, questionId }: QuestionsToSuggestFor,
): Promise<Question[]> {
  if (questionId !== null) return [await findQuestion(questions, { actor, proposalId, questionId })]
  const all = await questions.ofProposal(actor.accountId, proposalId)
  return all.filter(({ answer }) => answer === null || answer.missing).slice(0, MOST_QUESTIONS)
}

function isOf(origin: RememberedAnswer['origin'], { proposalId }: Question): boolean {
  return origin.kind === 'checked' && origin.proposalId === proposalId
}
