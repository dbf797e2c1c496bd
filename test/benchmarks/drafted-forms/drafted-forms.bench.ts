import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inWorkspace, type Workspace } from '../../../apps/cli/workspace.ts'
import type { Benchmark, Figure } from '../measure.ts'
import { DRAFTED_FORMS, type DraftedForm, type ExpectedAnswer } from './expected-answers.ts'
import { gradeAnswer, type GivenAnswer, type Verdict } from './grade-answer.ts'

const SHARED = resolve(process.env['BENCH_DATA'] ?? '../shared', 'data')

interface LabelledField {
  readonly text: string
  readonly section: string | null
  readonly word_limit: number | null
  readonly characters_limit: number | null
}

interface GradedField {
  readonly expected: ExpectedAnswer
  readonly given: GivenAnswer
  readonly verdict: Verdict
}

/**
 * Drafts the fields of three forms from the documents of an organisation alone, and grades each answer by what was written
 * down before: the kind of value, whose it is, or that the library doesn't say. `BENCH_SHOW=1` prints every answer.
 */
export const draftedForms: Benchmark = {
  name: 'drafted-forms',
  async run() {
    const graded: GradedField[] = []
    const figures: Figure[] = []
    for (const form of DRAFTED_FORMS) {
      const own = await draftedAndGraded(form)
      graded.push(...own)
      figures.push(...figuresOf(`${form.form} + ${form.library}`, own))
    }
    return [...figuresOf('all', graded), ...figures]
  },
}

async function draftedAndGraded({ form, library, fields }: DraftedForm): Promise<GradedField[]> {
  const path = resolve(SHARED, 'forms', `${form}.expected.json`)
  if (!existsSync(path)) throw new Error(`The labelled data is not there: ${path} (BENCH_DATA names its folder).`)
  const { questions } = JSON.parse(readFileSync(path, 'utf8')) as { questions: LabelledField[] }
  const folder = resolve(SHARED, 'library', library, 'documents')
  const given = await inWorkspace(folder, (workspace) => answersTo(questions, workspace))
  return fields.map((expected) => {
    const answer = given[placeOf(expected, questions)]
    if (answer === undefined) throw new Error(`${form} has no field “${expected.field}”.`)
    const verdict = gradeAnswer(answer, expected)
    if (process.env['BENCH_SHOW']) console.log(`${verdict}\t${expected.field}\t${answer.missing ? '–' : answer.text}`)
    return { expected, given: answer, verdict }
  })
}

async function answersTo(
  fields: readonly LabelledField[],
  { application: { useCases, jobs }, actor }: Workspace,
): Promise<GivenAnswer[]> {
  const grant = { actor, name: 'Fields', projectId: null, grantInfo: [], funderId: null, funderName: null }
  const { id: proposalId } = await useCases.createManualGrant.execute(grant)
  for (const { text: questionText, section, ...limits } of fields) {
    const limit = { words: limits.word_limit, characters: limits.characters_limit }
    const { id: questionId } = await useCases.addQuestion.execute({ actor, proposalId, questionText, limit })
    await useCases.changeQuestion.execute({ actor, proposalId, questionId, changes: { section } })
  }
  await jobs.drain()
  const { questions } = await useCases.viewProposal.execute({ actor, proposalId })
  return questions.map(({ answer }) => ({ text: answer?.text ?? '', missing: answer?.missing ?? true }))
}

function placeOf({ field, nth = 1 }: ExpectedAnswer, fields: readonly LabelledField[]): number {
  const places = fields.flatMap(({ text }, place) => (text === field ? [place] : []))
  return places[nth - 1] ?? -1
}

function figuresOf(name: string, graded: readonly GradedField[]): Figure[] {
  const count = (...verdicts: Verdict[]) => graded.filter(({ verdict }) => verdicts.includes(verdict)).length
  const share = (part: number, of: number) => (of === 0 ? 1 : part / of)
  const figure = (what: string, value: number, unit: string, goal: string | null = null): Figure => ({
    ...{ name: `${name}: ${what}`, value, unit, goal },
  })
  const held = count('right', 'wrong', 'refused')
  const lacking = count('declined', 'groundless')
  return [
    figure('fields that the library can answer, right', share(count('right'), held), `of ${held}`),
    figure('refused though the library says it', count('refused'), 'fields'),
    figure('answered with something else', count('wrong'), 'fields', '<= 0'),
    figure('fields that the library lacks, declined', share(count('declined'), lacking), `of ${lacking}`, '>= 0.90'),
    figure('fields it partly knows, answered', count('partly'), `of ${count('partly', 'evidence')}`),
    figure(
      'answers that speak to their reader, as a funder does',
      graded.filter(speaksToReader).length,
      'fields',
      '<= 0',
    ),
  ]
}

/** A charity's own words rarely do; instructions for applicants in past applications do all the time. */
function speaksToReader({ given: { text, missing } }: GradedField): boolean {
  return !missing && /\b(?:please|you|your)\b/iu.test(text)
}
