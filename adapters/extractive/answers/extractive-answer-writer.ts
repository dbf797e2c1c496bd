import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { AnswerDraft, AnswerTask, AnswerWriter } from '../../../core/proposals/ports/answer-writer.ts'
import { isWithin, type TextLimit } from '../../../core/shared/text-limit.ts'
import { gatherEvidence } from './candidate.ts'
import { chooseStatements } from './choose-statements.ts'
import { phrasesFor } from './phrases.ts'
import { profileQuestion } from './question-profile.ts'
import { scoreCandidates } from './score-candidates.ts'
import { sourcesOf } from './sources.ts'

/** Passages looked at for one answer: an answer rests on a handful, and the right one is nearly always among these. */
const PASSAGES = 20
/** The length of an answer that nobody limited: what reads well on a form. */
const USUAL_LENGTH: TextLimit = { words: 160, characters: null }

/** Writes answers without a language model: whole sentences of the library, chosen for the question. */
export class ExtractiveAnswerWriter implements AnswerWriter {
  constructor(private readonly analyser: TermAnalyser) {}

  async write(task: AnswerTask, library: Library): Promise<AnswerDraft> {
    const { text: question, limit } = task.question
    const profile = profileQuestion(question, this.analyser)
    const hits = await library.search(question, PASSAGES)
    const evidence = gatherEvidence(hits, await library.documents(), this.analyser)
    const scored = scoreCandidates(evidence, profile)
    const unlimited = limit.words === null && limit.characters === null
    const { chosen, text } = chooseStatements(scored, limit, unlimited ? USUAL_LENGTH : limit)
    if (chosen.length === 0) return missingDraft(task)
    return draft(text, sourcesOf(chosen, evidence, scored))
  }
}

function draft(text: string, sources: AnswerDraft['sources']): AnswerDraft {
  return { text, missing: false, sources, messages: [], usage: null }
}

function missingDraft(task: AnswerTask): AnswerDraft {
  const phrases = phrasesFor(task.settings.language)
  const texts = [phrases.nothingFound(task.question.text.slice(0, 120)), phrases.nothingFoundShort, '–']
  const text = texts.find((candidate) => isWithin(candidate, task.question.limit)) ?? ''
  return { text, missing: true, sources: [], messages: [], usage: null }
}
